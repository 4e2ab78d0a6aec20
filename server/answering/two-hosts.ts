/**
 * Refuses a request that names its host twice, as RFC 9112 (3.2) wants: a proxy in front might read the one and we the other.
 * Node.js keeps the first and says nothing; that a request names none it refuses itself.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** @returns whether it is refused; if not, nothing has been done */
export function refuseTwoHosts(request: IncomingMessage, response: ServerResponse): boolean {
  if (!namesTwoHosts(request)) return false;
  response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  response.end("This request names its host twice. Send one Host header.\n");
  return true;
}
