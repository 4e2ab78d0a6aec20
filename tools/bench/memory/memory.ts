/** How much memory does the application take: just started, and after thousands of different pages? Beside a bare Hono server. */
import { startOwnServer } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { withBenchSite } from "../harness/bench-site.ts";
import { fillWithSongs, withoutStarterSongs } from "../harness/generated-songs.ts";
import { listedAddresses } from "../harness/listed-addresses.ts";
import { residentMegabytes } from "../harness/processor-time.ts";
import { bareHono } from "../harness/reference-server.ts";
import type { Row } from "../results/row.ts";

const askedTogether = 8;

/** Megabytes. */
interface Taken {
  readonly atStart: number;
  readonly after: number;
}

export function benchMemory({ quick }: BenchOptions): Promise<readonly Row[]> {
  const pages = quick ? 500 : 5_000;
  const prepare = (dataDir: string) => fillWithSongs(dataDir, pages);
  return withBenchSite({ environment: withoutStarterSongs, onAllCores: true, prepare }, async (site) => {
    const atStart = residentMegabytes(site.pid);
    const paths = await listedAddresses(site.address, "songs", pages);
    await askAll(site.address, paths);
    const ours = { atStart, after: residentMegabytes(site.pid) };
    const bare = await measureBare(paths);
    return [
      rowOf("memory of the application, just started", ours.atStart, bare.atStart),
      rowOf(`after ${paths.length.toLocaleString("en")} different pages`, ours.after, bare.after),
    ];
  });
}

async function measureBare(paths: readonly string[]): Promise<Taken> {
  const { address, pid, stop } = await startOwnServer(bareHono);
  try {
    const atStart = residentMegabytes(pid);
    await askAll(address, paths);
    return { atStart, after: residentMegabytes(pid) };
  } finally {
    await stop();
  }
}

/** @throws when a page is not answered as it should be */
async function askAll(address: string, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const askOneByOne = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const answer = await fetch(address + path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: askedTogether }, askOneByOne));
}

function rowOf(question: string, ours: number, bare: number): Row {
  return {
    question,
    ours: `${Math.round(ours)} MB`,
    reference: `a bare Hono server, asked as often: ${Math.round(bare)} MB`,
    ratio: (ours / bare).toFixed(1),
    bar: "",
    reached: true,
  };
}
