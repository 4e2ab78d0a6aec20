/** The end of listening: no new requests, every answer that has begun is finished, within a bounded time. */
import type { Server } from "node:http";

/** A stop has 10 s in all; the database needs the rest. */
const longestAnswerMs = 6_000;

/** @returns when the last answer has been sent, or the time is over and the rest was cut off */
export async function finishAnswers(server: Server): Promise<void> {
  const closed = new Promise<void>((settle) => server.close(() => settle()));
  server.closeIdleConnections();
  // A kept-alive connection becomes idle only after its answer, and must not hold up the end then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), longestAnswerMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
