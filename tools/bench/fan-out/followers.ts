/**
 * Many sockets that follow a site's catalogue, in a process of its own. Tells the process that started it, once all of
 * them are subscribed, and then of each change when the first, the median and the last of them heard it.
 */
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Heard, Told } from "./told.ts";

const [address = "", count = "0"] = process.argv.slice(2);

/** The site lets no single visitor open thousands; they seem to come from so many behind a proxy. */
const socketsOfAVisitor = 40;

/** Those that are opened at once wait for each other's place in the queue of the kernel. */
const openedTogether = 50;

const heartbeatEveryMs = 20_000;

const everything = { event: "*", schema: "public", keys_only: true };
const join = JSON.stringify([
  "1",
  "1",
  "realtime:any",
  "phx_join",
  { config: { postgres_changes: [everything] } },
]);
const heartbeat = JSON.stringify([null, "2", "phoenix", "heartbeat", {}]);

/** Milliseconds of the clock that all processes share. */
const now = () => performance.timeOrigin + performance.now();

const tell = (told: Told) => process.send?.(told);

let heard: number[] = [];

async function follow(wanted: number): Promise<void> {
  const sockets: WebSocket[] = [];
  while (sockets.length < wanted) {
    const size = Math.min(openedTogether, wanted - sockets.length);
    const opened = Array.from({ length: size }, (_, place) => open(sockets.length + place, wanted));
    sockets.push(...(await Promise.all(opened)));
  }
  tell({ subscribed: sockets.length });
  for (;;) {
    await wait(heartbeatEveryMs);
    for (const socket of sockets) socket.send(heartbeat);
  }
}

/** @returns the socket, once it is subscribed */
function open(number: number, wanted: number): Promise<WebSocket> {
  const visitor = Math.floor(number / socketsOfAVisitor);
  const headers = { "X-Forwarded-For": `10.8.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}` };
  return new Promise((settle, refuse) => {
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    socket.on("error", refuse);
    socket.on("close", () => refuse(new Error("The server closed a connection.")));
    socket.on("open", () => socket.send(join));
    socket.on("message", (data) => {
      const message = String(data);
      if (message.includes('"system"') && message.includes('"ok"')) settle(socket);
      if (message.includes('"postgres_changes"') && message.includes('"data"')) noteHeard(message, wanted);
    });
  });
}

function noteHeard(message: string, wanted: number): void {
  heard.push(now());
  if (heard.length < wanted) return;
  tell({ heard: timesOf(heard), message });
  heard = [];
}

/** @param times in the order in which they came */
function timesOf(times: readonly number[]): Heard {
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { first: times[0] ?? 0, median: at(0.5), last: at(1) };
}

process.on("disconnect", () => process.exit());

follow(Number(count)).catch((error: Error) => tell({ failed: error.message }));
