/** One song is changed: when do thousands of open pages hear of it, beside a bare server that sends them the same message? */
import { join } from "node:path";
import type { BenchOptions } from "../bench.ts";
import { type BenchSite, withBenchSite } from "../harness/bench-site.ts";
import { withReferenceServer } from "../harness/reference-server.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../results/row.ts";
import { type Followers, openFollowers } from "./open-followers.ts";
import type { Heard } from "./told.ts";

/** Milliseconds until the last of them has heard. */
const bar = 1_000;

const secretKey = "bench-secret-key";
const environment = { DATA_API_SECRET_KEY: secretKey, TRUSTED_PROXY: "127.0.0.1" };

const follow = "/realtime/v1/websocket?apikey=antara-public&vsn=2.0.0";
const socketAddress = (address: string) => address.replace(/^http/, "ws");

export function benchFanOut({ quick }: BenchOptions): Promise<readonly Row[]> {
  const [count, rounds] = quick ? [500, 1] : [5_000, 5];
  return withBenchSite({ environment }, async (site) => {
    const ours = await openFollowers(socketAddress(site.address) + follow, count);
    try {
      const { message } = await timeChange(ours, () => changeSong(site, "warm-up"));
      const program = join(import.meta.dirname, "bare-sockets.ts");
      return await withReferenceServer([process.execPath, program, message], {}, async ({ address }) => {
        const bare = await openFollowers(socketAddress(address), count);
        try {
          const send = async () => {
            await fetch(address);
          };
          return [await inTurns(count, rounds, { ours, site, bare, send })];
        } finally {
          await bare.close();
        }
      });
    } finally {
      await ours.close();
    }
  });
}

async function changeSong({ address }: BenchSite, genre: string): Promise<void> {
  const { status } = await fetch(`${address}/rest/v1/lyrics?id=eq.1`, {
    method: "PATCH",
    headers: { apikey: secretKey, "Content-Type": "application/json" },
    body: JSON.stringify({ genre }),
  });
  if (status !== 204) throw new Error(`The change of a song was answered ${status}.`);
}

interface Both {
  readonly ours: Followers;
  readonly site: BenchSite;
  readonly bare: Followers;
  readonly send: () => Promise<void>;
}

async function inTurns(count: number, rounds: number, { ours, site, bare, send }: Both): Promise<Row> {
  const [own, reference]: [Heard[], Heard[]] = [[], []];
  await timeChange(bare, send);
  for (let round = 1; round <= rounds; round += 1) {
    own.push(await timeChange(ours, () => changeSong(site, `round ${round}`)));
    reference.push(await timeChange(bare, send));
    console.log(
      `  ${round} of ${rounds}  Antara ${describe(own.slice(-1))}; bare ${describe(reference.slice(-1))}`,
    );
  }
  const last = medianOf(own, "last");
  const ratios = own.map(({ last: ownLast }, round) => ownLast / (reference[round]?.last ?? ownLast));
  return {
    question: `${count.toLocaleString("en")} open pages hear that a song was changed`,
    ours: describe(own),
    reference: `a bare server of ws that sends them the same message: ${describe(reference)}`,
    ratio: `${median(ratios).toFixed(1)} times as long`,
    bar: `last within ${bar} ms`,
    reached: last <= bar,
  };
}

interface TimedChange extends Heard {
  readonly message: string;
}

/** @returns milliseconds since the change was asked for */
async function timeChange(followers: Followers, change: () => Promise<void>): Promise<TimedChange> {
  const heard = followers.nextChange();
  const asked = performance.timeOrigin + performance.now();
  const [{ first, median: middle, last, message }] = await Promise.all([heard, change()]);
  return { first: first - asked, median: middle - asked, last: last - asked, message };
}

const medianOf = (all: readonly Heard[], which: keyof Heard) => median(all.map((heard) => heard[which]));

function describe(all: readonly Heard[]): string {
  const [first, middle, last] = (["first", "median", "last"] as const).map((which) =>
    Math.round(medianOf(all, which)),
  );
  return `first after ${first} ms, half after ${middle} ms, last after ${last} ms`;
}
