/** How long until the site is ready: the first time, on an empty data folder, and the second time? Beside a bare Hono server. */
import { type OwnServer, startOwnServer, startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder } from "../filled-folder.ts";
import { bareHono } from "../harness/reference-server.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../results/row.ts";

/** Milliseconds until the second start is ready. */
const bar = 3_000;

const often = 5;

/** Milliseconds of each round. */
interface Times {
  readonly first: number[];
  readonly second: number[];
  readonly bare: number[];
}

export async function benchStarts({ quick }: BenchOptions): Promise<readonly Row[]> {
  const times: Times = { first: [], second: [], bare: [] };
  const rounds = quick ? 1 : often;
  for (let round = 1; round <= rounds; round += 1) {
    const folder = dataFolder();
    try {
      times.first.push(await timeStart(() => startOwnSite(folder.path)));
      times.second.push(await timeStart(() => startOwnSite(folder.path)));
      times.bare.push(await timeStart(() => startOwnServer(bareHono)));
    } finally {
      folder.remove();
    }
    const latest = [times.first, times.second, times.bare].map((all) => milliseconds(all.at(-1) ?? 0));
    console.log(`  ${round} of ${rounds}  first ${latest[0]}, second ${latest[1]}; bare ${latest[2]}`);
  }
  return [
    {
      ...rowOf("first start, with a new database and the starter songs", times.first, times),
      bar: "",
      reached: true,
    },
    {
      ...rowOf("second start", times.second, times),
      bar: `within ${milliseconds(bar)}`,
      reached: median(times.second) <= bar,
    },
  ];
}

/** @returns milliseconds from starting the program to the line that says it is ready */
async function timeStart(start: () => Promise<OwnServer>): Promise<number> {
  const startedAt = performance.now();
  const { stop } = await start();
  const ready = performance.now();
  await stop();
  return ready - startedAt;
}

const milliseconds = (time: number) => `${Math.round(time).toLocaleString("en")} ms`;

function rowOf(question: string, own: readonly number[], { bare }: Times): Omit<Row, "bar" | "reached"> {
  const ratios = own.map((time, round) => time / (bare[round] ?? time));
  return {
    question,
    ours: milliseconds(median(own)),
    reference: `a bare Hono server: ${milliseconds(median(bare))}`,
    ratio: `${median(ratios).toFixed(1)} times as long`,
  };
}
