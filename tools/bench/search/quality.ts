/**
 * Does the search find what people mean, however they spell it? Runs fixed queries, without and with look-alike
 * titles.
 */
import type { Sql } from "#postgres";
import type { BenchOptions } from "../bench.ts";
import { dataFolder, withDatabase } from "../harness/data-folder.ts";
import { addFilmSongs, measureFilmSongs } from "./film-songs/film-songs.ts";
import { type QuerySet, readHalfTyped, readQueriesOfTwoFields, readQuerySet } from "./query-set.ts";
import { type Bars, measureSingleTarget } from "./single-target.ts";
import { measureSuggestions } from "./suggestions.ts";
import { addCreditedSongs, addFamousSongs, addLookAlikes } from "./test-catalogue.ts";
import { measureTwoFields } from "./two-fields.ts";

const lookAlikes = 20_000;

const barsAlone: Bars = {
  titlesAndNames: { first: 0.99, firstFive: 0.999 },
  innerLines: { first: 0.95 },
  all: { nothing: 0.002 },
  eachForm: {},
};
const barsAmongLookAlikes: Bars = {
  ...barsAlone,
  titlesAndNames: { first: 0.993, firstFive: 0.999 },
  eachForm: { first: 0.985 },
};

/** @returns whether every bar was reached */
export async function benchSearchQuality({ misses }: BenchOptions): Promise<boolean> {
  const set = readQuerySet();
  const reached: boolean[] = [];
  await withFamousSongs(set, async (sql) => {
    console.log("\nThe starter songs and famous titles");
    reached.push(await measureSingleTarget(sql, set, barsAlone, misses));
    console.log("\nSuggestions among them");
    await measureSuggestions(sql, readHalfTyped(), misses);
    console.log(`\nThe same songs among ${lookAlikes} titles that look alike`);
    await addLookAlikes(sql, lookAlikes, set.catalogue.oneWordSongs);
    reached.push(await measureSingleTarget(sql, set, barsAmongLookAlikes, misses));
  });
  await withFamousSongs(set, async (sql) => {
    console.log(`\nTwo fields of a song, among ${lookAlikes} titles that look alike`);
    await addCreditedSongs(sql);
    await addLookAlikes(sql, lookAlikes, set.catalogue.oneWordSongs);
    reached.push(await measureTwoFields(sql, readQueriesOfTwoFields(), misses));
  });
  await withStarterSongs(async (sql) => {
    console.log("\nSongs of Hindi films among the starter songs");
    await addFilmSongs(sql);
    reached.push(await measureFilmSongs(sql, misses));
  });
  return reached.every(Boolean);
}

async function withFamousSongs(set: QuerySet, work: (sql: Sql) => Promise<void>): Promise<void> {
  await withStarterSongs(async (sql) => {
    await addFamousSongs(sql, set.catalogue);
    await work(sql);
  });
}

async function withStarterSongs(work: (sql: Sql) => Promise<void>): Promise<void> {
  using folder = dataFolder();
  await withDatabase(folder.path, { connections: 2, starterCatalogue: true }, work);
}
