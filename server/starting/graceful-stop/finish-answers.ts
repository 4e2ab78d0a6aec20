/** The end of listening: no new connections, every answer that has begun is finished, within a bounded time. */
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** A stop has 10 s in all; a balancer that has to hear of it needs 1.5 s before, and the database 2.5 s after. */
const longestAnswerMs = 6_000;

/** How long a connection that was just made has for its request. */
const firstRequestMs = 300;

const sweepEveryMs = 50;

/** @returns when the last answer has been sent, or the time is over and the rest was cut off */
export async function finishAnswers(server: Server): Promise<void> {
  // That of HTTP servers also ends connections whose first request is on its way: to Node.js they are idle.
  const closed = new Promise<void>((settle) => NetServer.prototype.close.call(server, () => settle()));
  let sweep: NodeJS.Timeout | undefined;
  const patience = setTimeout(() => {
    server.closeIdleConnections();
    // A kept-alive connection becomes idle only after its answer, and must not hold up the end then.
    sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  }, firstRequestMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), longestAnswerMs);
  await closed;
  clearTimeout(patience);
  clearInterval(sweep);
  clearTimeout(cutOff);
}
