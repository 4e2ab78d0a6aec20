/** Does the search find what people mean, however they spell it? Asks frozen queries, alone and among look-alikes. */
import type { Sql } from "#postgres";
import type { BenchOptions } from "../bench.ts";
import { dataFolder, withDatabase } from "../harness/data-folder.ts";
import { readHalfTyped, readQueriesOfTwoFields, readQuerySet } from "./query-set.ts";
import { type Bars, measureSingleWanted } from "./single-wanted.ts";
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
export async function benchSearchQuality(options: BenchOptions): Promise<boolean> {
  using folder = dataFolder();
  const database = { connections: 2, starterCatalogue: true };
  return await withDatabase(folder.path, database, (sql) => measureAll(sql, options));
}

async function measureAll(sql: Sql, { misses }: BenchOptions): Promise<boolean> {
  const set = readQuerySet();
  const queriesOfTwoFields = readQueriesOfTwoFields();
  const reached: boolean[] = [];

  await addFamousSongs(sql, set.catalogue);
  console.log("\nThe starter songs and famous titles");
  reached.push(await measureSingleWanted(sql, set, barsAlone, misses));

  console.log("\nSuggestions among them");
  await measureSuggestions(sql, readHalfTyped(), misses);

  await addCreditedSongs(sql);
  console.log("\nTwo fields of a song, with 300 songs whose credits are known");
  reached.push(await measureTwoFields(sql, queriesOfTwoFields, misses));

  await addLookAlikes(sql, lookAlikes, set.catalogue.oneWordSongs);
  console.log(`\nTwo fields of a song, with ${lookAlikes} titles that look alike`);
  reached.push(await measureTwoFields(sql, queriesOfTwoFields, misses));

  console.log(`\nTitles, names and lines, with ${lookAlikes} titles that look alike`);
  reached.push(await measureSingleWanted(sql, set, barsAmongLookAlikes, misses));
  return reached.every(Boolean);
}
