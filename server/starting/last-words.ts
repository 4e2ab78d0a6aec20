/**
 * What a client hears whose request cannot be read or does not come to its end: the status, then the end of our sending half.
 * What it still sends is read on for a moment and thrown away: a line that is closed under a sender is reset by the system,
 * and the client never reads why.
 */
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Node.js's words for what is wrong, where it is not that the request cannot be read. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** @param lastMs how long a refused client may go on sending, in milliseconds */
export function sayLastWords(server: Server, lastMs: number): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // What it still sends is no better.
    if (refused.has(socket)) return;
    refused.add(socket);
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") return socket.destroy();
    const status = statuses[error.code ?? ""] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    throwAway(socket);
    const lastMoment = setTimeout(() => socket.destroy(), lastMs);
    socket.once("end", () => socket.destroy()).once("close", () => clearTimeout(lastMoment));
  });
}

/** Nothing more reaches the request: a form that is refused must not be done all the same when its end comes after all. */
function throwAway(socket: Duplex): void {
  socket.removeAllListeners("data").on("data", () => undefined);
  socket.resume();
}
