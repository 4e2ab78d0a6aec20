/** Stops listening: accepts no new connections, and finishes running responses within a time limit. */
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** A stop may take 10 s: a load balancer needs 1.5 s to notice it before, and the database 2.5 s after. */
const maxDrainMs = 6_000;

/** How long a new connection may take to send its request. */
const firstRequestMs = 300;

const sweepEveryMs = 50;

/** Resolves when the last response is sent, or the time is over and the rest was cut off. */
export async function finishAnswers(server: Server): Promise<void> {
  // The HTTP server's own `close` would also close connections whose first request is on its way: to Node.js they are
  // idle.
  const closed = new Promise<void>((settle) => NetServer.prototype.close.call(server, () => settle()));
  let sweep: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    server.closeIdleConnections();
    // A keep-alive connection becomes idle only after its response, and must not delay the stop then.
    sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  }, firstRequestMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), maxDrainMs);
  await closed;
  clearTimeout(grace);
  clearInterval(sweep);
  clearTimeout(cutOff);
}
