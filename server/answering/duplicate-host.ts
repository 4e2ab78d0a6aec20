/**
 * Refuses a request with two Host headers, as RFC 9112 (3.2) requires: a proxy in front might read one and we the
 * other. Node.js uses the first silently, and refuses requests without one by itself.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "./request-context/index.ts";

export function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}

/** @returns whether the request was refused; if not, nothing was sent */
export function rejectDuplicateHost({ request, texts }: RequestContext, response: ServerResponse): boolean {
  if (!hasDuplicateHost(request)) return false;
  response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  response.end(`${texts.refusals.twoHosts}\n`);
  return true;
}
