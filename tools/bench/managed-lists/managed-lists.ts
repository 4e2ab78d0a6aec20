/**
 * How long the administrator's lists take among 100,000 songs, for which the administration is built: each order
 * of songs, people and albums with each filter, at pages 1 and 100.
 */
import {
  findListing,
  findManagedSongs,
  gapsOfEntries,
  readEntrySort,
  readSongSort,
  songGaps,
} from "#catalogue";
import type { Sql } from "#postgres";
import type { BenchOptions } from "../bench.ts";
import { dataFolder, fillWithSongs, withDatabase } from "../harness/data-folder.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";

/** Milliseconds for the whole query of a page. */
const bar = 200;

const rounds = 3;

const songs = 100_000;

const pages = [1, 100];
const songOrders = [
  "newest",
  "title-asc",
  "title-desc",
  "singer-asc",
  "singer-desc",
  "album-asc",
  "album-desc",
  "views-desc",
  "views-asc",
];
const entryOrders = ["by name", "name-desc", "songs-desc", "songs-asc"];

/** @returns a row for each list: its slowest page; each page is printed with its slowest filter */
export async function benchManagedLists({ dataDir }: BenchOptions): Promise<readonly Row[]> {
  using folder = dataFolder(dataDir);
  await fillWithSongs(folder.path, songs);
  return await withDatabase(folder.path, { connections: 1, starterCatalogue: false }, async (sql) => [
    rowOf("Manage Lyrics", await measureSongs(sql)),
    rowOf("singers", await measureEntries(sql, "singers")),
    rowOf("albums", await measureEntries(sql, "albums")),
  ]);
}

interface Slowest {
  /** Order, page and filter. */
  readonly page: string;
  readonly milliseconds: number;
}

async function measureSongs(sql: Sql): Promise<readonly Slowest[]> {
  const measured: Slowest[] = [];
  for (const order of songOrders)
    for (const page of pages) {
      const sort = readSongSort(order);
      const ask = (gap: (typeof songGaps)[number] | null) => findManagedSongs(sql, { page, gap, sort });
      measured.push(await slowest(`${order}, page ${page}`, [null, ...songGaps], ask));
    }
  return measured;
}

async function measureEntries(sql: Sql, kind: "singers" | "albums"): Promise<readonly Slowest[]> {
  const measured: Slowest[] = [];
  for (const order of kind === "albums" ? [...entryOrders, "year-desc", "year-asc"] : entryOrders)
    for (const page of pages) {
      const sort = readEntrySort(kind, order);
      const gaps = [null, ...gapsOfEntries(kind)];
      const ask = (gap: (typeof gaps)[number]) => findListing(sql, kind, { page, gap, sort });
      measured.push(await slowest(`${order}, page ${page}`, gaps, ask));
    }
  return measured;
}

async function slowest<Gap extends string>(
  page: string,
  gaps: readonly (Gap | null)[],
  ask: (gap: Gap | null) => Promise<unknown>,
): Promise<Slowest> {
  let longest = { gap: "none", time: 0 };
  for (const gap of gaps) {
    // The first time is not counted: it reads from the disk.
    await ask(gap);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await ask(gap);
      times.push(performance.now() - startedAt);
    }
    const time = median(times);
    if (time > longest.time) longest = { gap: gap ?? "none", time };
  }
  const found = { page: `${page}, filter ${longest.gap}`, milliseconds: longest.time };
  console.log(`  ${found.page}: ${found.milliseconds.toFixed(0)} ms`);
  return found;
}

function rowOf(list: string, measured: readonly Slowest[]): Row {
  const [slowest = { page: "", milliseconds: 0 }] = measured.toSorted(
    (one, other) => other.milliseconds - one.milliseconds,
  );
  return {
    question: `${list}, the slowest of ${measured.length} pages: ${slowest.page}`,
    ours: `${slowest.milliseconds.toFixed(0)} ms`,
    reference: "",
    ratio: `${(slowest.milliseconds / bar).toFixed(2)} of the bar`,
    bar: `at most ${bar} ms`,
    reached: slowest.milliseconds <= bar,
  };
}
