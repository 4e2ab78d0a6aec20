/** One song is changed: when do thousands of open pages hear of it? */
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { BenchOptions } from "../bench.ts";
import { startBenchSite } from "../harness/bench-site.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";

/** Milliseconds until the last of them has heard. */
const bar = 1_000;

const secretKey = "bench-secret-key";

/** The site lets no single visitor open thousands; the sockets seem to come from so many visitors behind a proxy. */
const socketsOfAVisitor = 40;

/** More at once would wait for each other in the kernel's queue of new connections. */
const openedTogether = 50;

/** As an open page follows the catalogue. */
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
    const numbers = Array.from({ length: openedTogether }, (_, place) => sockets.length + place);
    sockets.push(...(await Promise.all(numbers.map((number) => subscribe(site.address, number)))));
  }
  const times: ChangeTimes[] = [];
  for (let round = 0; round <= rounds; round += 1)
    times.push(await timeChange(sockets, () => changeSong(site.address, `round ${round}`)));
  for (const socket of sockets) socket.terminate();
  return [rowOf(count, times.slice(1))];
}

/** @returns a socket that follows the songs */
async function subscribe(address: string, number: number): Promise<WebSocket> {
  const visitor = Math.floor(number / socketsOfAVisitor);
  const headers = { "X-Forwarded-For": `10.8.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}` };
  const socket = new WebSocket(
    `${address.replace("http", "ws")}/realtime/v1/websocket?apikey=antara-public&vsn=2.0.0`,
    { headers, perMessageDeflate: false },
  );
  socket.on("open", () => socket.send(join));
  await heard(socket, '"system"');
  return socket;
}

/** @returns when a message came that holds the text, in milliseconds of `performance.now()` */
function heard(socket: WebSocket, text: string): Promise<number> {
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

/** Milliseconds since the change was asked for. */
interface ChangeTimes {
  readonly first: number;
  readonly half: number;
  readonly last: number;
}

async function timeChange(sockets: readonly WebSocket[], change: () => Promise<void>): Promise<ChangeTimes> {
  // What an earlier change still has to do is not measured.
  await wait(500);
  const allHeard = Promise.all(sockets.map((socket) => heard(socket, '"data"')));
  const askedAt = performance.now();
  await change();
  const times = (await allHeard).map((time) => time - askedAt);
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
