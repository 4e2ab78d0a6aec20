/**
 * Does the search find what people mean, however they spell it? Asks fixed sets of queries in four parts, each of a
 * catalogue of its own.
 */
import type { Sql } from "#postgres";
import { dataFolder, withDatabase } from "../filled-folder.ts";
import { addCreditedSongs } from "./credited-songs.ts";
import { type QuerySet, readHalfTyped, readQueriesOfTwoFields, readQuerySet } from "./query-set.ts";
import { barOfAForm, barsAlone, barsAmongLookAlikes, measureSingleWanted } from "./single-wanted.ts";
import { measureSuggestions } from "./suggestions.ts";
import { addIndexesOfBaselines, addLookAlikes, fillTestCatalogue } from "./test-catalogue.ts";
import { measureTwoFields } from "./two-fields.ts";

export interface QualityOptions {
  /** The one part that is run; all if left out. */
  readonly only?: string | undefined;
  /** Prints each missed query, and what came first. */
  readonly misses: boolean;
  /** Asks the baselines, too, which takes most of the time. */
  readonly baselines: boolean;
}

interface Part {
  readonly heading: string;
  /** @returns whether every bar was reached */
  readonly measure: (sql: Sql, set: QuerySet, options: QualityOptions) => Promise<boolean>;
}

const lookAlikes = 20_000;

const parts: Readonly<Record<string, Part>> = {
  alone: {
    heading: "The starter songs and famous titles",
    measure: async (sql, set, options) => {
      if (options.baselines) await addIndexesOfBaselines(sql);
      return measureSingleWanted(sql, set, options, barsAlone, {});
    },
  },
  suggestions: {
    heading: "Suggestions among the starter songs and famous titles",
    measure: async (sql, _set, options) => {
      await measureSuggestions(sql, readHalfTyped(), options);
      return true;
    },
  },
  fields: {
    heading: "Two fields of a song, among the starter songs, famous titles and 300 songs with credits",
    measure: async (sql, _set, options) => {
      await addCreditedSongs(sql);
      return measureTwoFields(sql, readQueriesOfTwoFields(), options);
    },
  },
  "fields-among": {
    heading: `Two fields of a song, among these and ${lookAlikes} titles that look alike`,
    measure: async (sql, set, options) => {
      await addCreditedSongs(sql);
      await addLookAlikes(sql, lookAlikes, set.catalogue.oneWordSongs);
      return measureTwoFields(sql, readQueriesOfTwoFields(), options);
    },
  },
  among: {
    heading: `With ${lookAlikes} titles that look alike`,
    measure: async (sql, set, options) => {
      await addLookAlikes(sql, lookAlikes, set.catalogue.oneWordSongs);
      if (options.baselines) await addIndexesOfBaselines(sql);
      return measureSingleWanted(sql, set, options, barsAmongLookAlikes, barOfAForm);
    },
  },
};

/** What `only` may be. */
export const partsOfSearch: readonly string[] = Object.keys(parts);

/** @returns whether every bar was reached */
export async function benchSearchQuality(options: QualityOptions): Promise<boolean> {
  const set = readQuerySet();
  let reached = true;
  for (const [name, part] of Object.entries(parts)) {
    if (options.only && options.only !== name) continue;
    console.log(`\n${part.heading}`);
    if (!(await withTestCatalogue(set, (sql) => part.measure(sql, set, options)))) reached = false;
  }
  return reached;
}

async function withTestCatalogue<Result>(
  set: QuerySet,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const folder = dataFolder();
  try {
    return await withDatabase(
      folder.path,
      10,
      async (sql) => {
        await fillTestCatalogue(sql, set.catalogue);
        return work(sql);
      },
      true,
    );
  } finally {
    folder.remove();
  }
}
