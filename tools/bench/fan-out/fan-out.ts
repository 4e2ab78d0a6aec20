/** How long does it take until thousands of open pages are notified of a changed song? */
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { BenchOptions } from "../bench.ts";
import { startBenchSite } from "../harness/bench-site.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";

/** Milliseconds until the last one is notified. */
const bar = 1_000;

const secretKey = "bench-secret-key";

/** The site limits the sockets of one visitor, so they seem to come from many visitors behind a proxy. */
const socketsPerVisitor = 40;

/** More at once would wait in the kernel's queue of new connections. */
const openedAtOnce = 50;

/** The subscription of an open page. */
const join = JSON.stringify([
  "1",
  "1",
  "realtime:any",
  "phx_join",
  { config: { postgres_changes: [{ event: "*", schema: "public", keys_only: true }] } },
]);

export async function benchFanOut({ quick }: BenchOptions): Promise<readonly Row[]> {
  const [count, rounds] = quick ? [500, 1] : [5_000, 5];
  await using site = await startBenchSite({
    environment: { DATA_API_SECRET_KEY: secretKey, TRUSTED_PROXY: "127.0.0.1" },
  });
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const numbers = Array.from({ length: openedAtOnce }, (_, place) => sockets.length + place);
    sockets.push(...(await Promise.all(numbers.map((number) => subscribe(site.address, number)))));
  }
  const times: ChangeTimes[] = [];
  for (let round = 0; round <= rounds; round += 1)
    times.push(await timeChange(sockets, () => changeSong(site.address, `round ${round}`)));
  for (const socket of sockets) socket.terminate();
  return [rowOf(count, times.slice(1))];
}

/** @returns a subscribed socket */
async function subscribe(address: string, number: number): Promise<WebSocket> {
  const visitor = Math.floor(number / socketsPerVisitor);
  const headers = { "X-Forwarded-For": `10.8.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}` };
  const socket = new WebSocket(
    `${address.replace("http", "ws")}/realtime/v1/websocket?apikey=antara-public&vsn=2.0.0`,
    { headers, perMessageDeflate: false },
  );
  socket.on("open", () => socket.send(join));
  await received(socket, '"system"');
  return socket;
}

/** @returns when a message with this text arrived, in milliseconds of `performance.now()` */
function received(socket: WebSocket, text: string): Promise<number> {
  return new Promise((settle, refuse) => {
    const refuseClosed = () => refuse(new Error("The site closed a connection."));
    const listen = (data: unknown) => {
      if (!String(data).includes(text)) return;
      socket.off("message", listen).off("close", refuseClosed);
      settle(performance.now());
    };
    socket.on("message", listen).on("close", refuseClosed);
  });
}

/** Milliseconds since the change was requested. */
interface ChangeTimes {
  readonly first: number;
  readonly half: number;
  readonly last: number;
}

async function timeChange(sockets: readonly WebSocket[], change: () => Promise<void>): Promise<ChangeTimes> {
  // An earlier change must not be measured too.
  await wait(500);
  const allReceived = Promise.all(sockets.map((socket) => received(socket, '"data"')));
  const askedAt = performance.now();
  await change();
  const times = (await allReceived).map((time) => time - askedAt);
  return { first: Math.min(...times), half: median(times), last: Math.max(...times) };
}

async function changeSong(address: string, genre: string): Promise<void> {
  const { status } = await fetch(`${address}/rest/v1/lyrics?id=eq.1`, {
    method: "PATCH",
    headers: { apikey: secretKey, "Content-Type": "application/json" },
    body: JSON.stringify({ genre }),
  });
  if (status !== 204) throw new Error(`The change of a song was answered ${status}.`);
}

function rowOf(count: number, times: readonly ChangeTimes[]): Row {
  const [first, half, last] = (["first", "half", "last"] as const).map((which) =>
    Math.round(median(times.map((time) => time[which]))),
  );
  return {
    question: `${count.toLocaleString("en")} open pages hear that a song was changed`,
    ours: `first after ${first} ms, half after ${half} ms, last after ${last} ms`,
    reference: "",
    ratio: "",
    bar: `last within ${bar} ms`,
    reached: last !== undefined && last <= bar,
  };
}
