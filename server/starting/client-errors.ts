/**
 * Answers clients whose request cannot be parsed or does not arrive in time: sends the status and closes our sending
 * half. Then reads and discards further input for a moment: closing a connection while the client sends makes the
 * system reset it, and the client would never read the reason.
 */
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Statuses by Node.js's error codes; all others mean that the request cannot be parsed. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** @param lastMs how long a refused client may keep sending, in milliseconds */
export function answerClientErrors(server: Server, lastMs: number): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Further errors of the same client are ignored.
    if (refused.has(socket)) return;
    refused.add(socket);
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") return socket.destroy();
    const status = statuses[error.code ?? ""] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    discardInput(socket);
    const deadline = setTimeout(() => socket.destroy(), lastMs);
    socket.once("end", () => socket.destroy()).once("close", () => clearTimeout(deadline));
  });
}

/** Nothing more may reach the request: a refused form must not be processed when its end arrives after all. */
function discardInput(socket: Duplex): void {
  socket.removeAllListeners("data").on("data", () => undefined);
  socket.resume();
}
