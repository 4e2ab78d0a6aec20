/** Refuses a request for a WebSocket in plain HTTP. */
import type { Duplex } from "node:stream";
import type { UpgradeRefusal } from "../errors.ts";

export function refuseUpgrade(socket: Duplex, { status, message }: UpgradeRefusal): void {
  // The client may hang up first.
  socket.on("error", () => socket.destroy());
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(status.startsWith("4") ? [] : ["Retry-After: 5"]),
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
