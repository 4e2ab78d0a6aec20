/** Runs the benchmarks one after the other, since they share the cores, and prints their results. */
import { runCommand, UsageError } from "#terminal";
import type { Bench, BenchOptions } from "./bench.ts";
import { benchCachedPage } from "./cached-page/cached-page.ts";
import { benchDataService } from "./data-service/data-service.ts";
import { benchGrowth } from "./growth/growth.ts";
import { benchImport } from "./import/import.ts";
import { benchLearning } from "./learning/learning.ts";
import { benchLighthouse } from "./lighthouse/lighthouse.ts";
import { benchManagedLists } from "./managed-lists/managed-lists.ts";
import { describeMachine, tableRowOf } from "./row.ts";
import { benchScripts } from "./scripts/scripts.ts";
import { benchSearchQuality } from "./search/quality.ts";
import { benchSearchScale } from "./search/scale.ts";
import { benchSecondStart } from "./second-start/second-start.ts";
import { benchSongPage } from "./uncached-page/song-page.ts";
import { benchUncachedPage } from "./uncached-page/uncached-page.ts";

const benches: Readonly<Record<string, Bench>> = {
  "cached-page": benchCachedPage,
  "uncached-page": benchUncachedPage,
  "song-page": benchSongPage,
  "data-service": benchDataService,
  "second-start": benchSecondStart,
  growth: benchGrowth,
  "managed-lists": benchManagedLists,
  import: benchImport,
  lighthouse: benchLighthouse,
  scripts: benchScripts,
  learning: benchLearning,
  search: benchSearchQuality,
  "search-scale": benchSearchScale,
};

/** These need much time and disk, so they run only when they are named. */
const onlyByName: readonly string[] = ["growth", "managed-lists", "import", "learning", "search-scale"];

const help = `Usage: npm run bench [-- NAME…] [--quick] [--songs N] [--data DIR] [--misses]

Runs the benchmarks: ${Object.keys(benches).join(", ")}. With NAME only those, otherwise all except ${onlyByName.join(", ")}.
Prints rows for the table of docs/benchmarks.md. Exit code 0 only if every bar was reached.

  --quick      one short run of each measurement, to check that it works

Of growth, learning and search-scale:
  --songs N    how many songs to generate; 1000000 by default, which need 20 GB of free disk
  --data DIR   a data folder to keep, of managed-lists too; songs are generated only if it has none

Of search and scripts:
  --misses     print each missed query, or each word that is drafted otherwise than it was written`;

await runCommand(
  {
    help,
    names: "any",
    flags: ["quick", "misses"],
    texts: ["data"],
    numbers: { songs: { default: 1_000_000, max: 99_999_999 } },
  },
  async ({
    names,
    flags: { quick = false, misses = false },
    texts: { data: dataDir },
    numbers: { songs },
  }) => {
    const unknown = names.filter((name) => !(name in benches));
    if (unknown.length > 0) throw new UsageError(`There is no benchmark ${unknown.join(", ")}.\n\n${help}`);
    console.log(`On ${describeMachine()}:`);
    const standard = Object.keys(benches).filter((name) => !onlyByName.includes(name));
    for (const name of names.length > 0 ? names : standard) {
      console.log(`\n${name}`);
      if (!(await runBench(name, { quick, misses, dataDir, songs }))) process.exitCode = 1;
    }
  },
);

/** @returns whether every bar was reached; an error in one benchmark does not stop the others */
async function runBench(name: string, options: BenchOptions): Promise<boolean> {
  try {
    const measured = (await benches[name]?.(options)) ?? false;
    if (typeof measured === "boolean") return measured;
    for (const row of measured) console.log(tableRowOf(name, row));
    return measured.every(({ reached }) => reached);
  } catch (error) {
    console.error(`  ✗ ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
