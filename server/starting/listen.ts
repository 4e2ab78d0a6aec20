/** Listens on the address from the settings. Explains why when that fails. */
import type { Server } from "node:http";

/** The server cannot listen on the address; the message says why and what to change. */
export class ListenRefused extends Error {
  override readonly name = "ListenRefused";
}

/**
 * @param host host name or address, IPv6 without brackets
 * @param port 0 lets the system choose
 * @returns the address as `http://HOST:PORT`, with the actual port
 * @throws {ListenRefused}
 */
export function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((settle, refuse) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      refuse(new ListenRefused(explain(error, host, port))),
    );
    server.listen(port, host, () => {
      server.removeAllListeners("error");
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      settle(`http://${host.includes(":") ? `[${host}]` : host}:${taken}`);
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `PORT ${port} on ${host} is in use by another program: end that one, or set PORT to another number.`;
    case "EACCES":
      return `PORT ${port} may not be opened by this user: set PORT to a number above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST ${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return `Listening on HOST ${host}, PORT ${port} failed: ${error.message}.`;
  }
}
