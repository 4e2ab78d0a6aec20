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

/** @returns a row for each list, order and page: the slowest filter */
export async function benchManagedLists({ dataDir }: BenchOptions): Promise<readonly Row[]> {
  using folder = dataFolder(dataDir);
  await fillWithSongs(folder.path, songs);
  return await withDatabase(folder.path, { connections: 1, starterCatalogue: false }, measureLists);
}

async function measureLists(sql: Sql): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const order of songOrders)
    for (const page of pages) {
      const sort = readSongSort(order);
      const ask = (gap: (typeof songGaps)[number] | null) => findManagedSongs(sql, { page, gap, sort });
      rows.push(await slowest(`Manage Lyrics, ${order}, page ${page}`, [null, ...songGaps], ask));
    }
  for (const kind of ["singers", "albums"] as const)
    for (const order of kind === "albums" ? [...entryOrders, "year-desc", "year-asc"] : entryOrders)
      for (const page of pages) {
        const sort = readEntrySort(kind, order);
        const gaps = [null, ...gapsOfEntries(kind)];
        rows.push(
          await slowest(`${kind}, ${order}, page ${page}`, gaps, (gap) =>
            findListing(sql, kind, { page, gap, sort }),
          ),
        );
      }
  return rows;
}

async function slowest<Gap extends string>(
  question: string,
  gaps: readonly (Gap | null)[],
  ask: (gap: Gap | null) => Promise<unknown>,
): Promise<Row> {
  let longest = { gap: "no filter", time: 0 };
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
    if (time > longest.time) longest = { gap: gap ?? "no filter", time };
  }
  return {
    question,
    ours: `${longest.time.toFixed(0)} ms`,
    reference: `slowest filter: ${longest.gap}`,
    ratio: `${(longest.time / bar).toFixed(2)} of the bar`,
    bar: `at most ${bar} ms`,
    reached: longest.time <= bar,
  };
}
