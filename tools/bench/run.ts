/** Runs the benchmarks, one after the other, since they share the machine's cores, and writes what they measured. */
import { runCommand, UsageError } from "#terminal";
import type { Bench, BenchOptions } from "./bench.ts";
import { benchCachedPage } from "./cached-page/cached-page.ts";
import { benchDataService } from "./data-service/data-service.ts";
import { benchFanOut } from "./fan-out/fan-out.ts";
import { benchGrowth } from "./growth/growth.ts";
import { benchLighthouse } from "./lighthouse/lighthouse.ts";
import { benchMemory } from "./memory/memory.ts";
import { printRow, type Row } from "./results/row.ts";
import { writeResults } from "./results/write-document.ts";
import { benchSearchQuality, partsOfSearch } from "./search/quality.ts";
import { benchSearchScale } from "./search/scale.ts";
import { benchStarts } from "./starts/starts.ts";
import { benchUncachedPage } from "./uncached-page/uncached-page.ts";
import { benchViews } from "./views/views.ts";
import { benchVisitors } from "./visitors/visitors.ts";

/** Each answers a question about the site. */
const benches: Readonly<Record<string, Bench>> = {
  "cached-page": benchCachedPage,
  "uncached-page": benchUncachedPage,
  "data-service": benchDataService,
  views: benchViews,
  "fan-out": benchFanOut,
  starts: benchStarts,
  memory: benchMemory,
  visitors: benchVisitors,
  growth: benchGrowth,
  lighthouse: benchLighthouse,
  search: benchSearchQuality,
  "search-scale": benchSearchScale,
};

/** It takes too long, and too much of the disk, to come unasked. */
const byNameAlone: readonly string[] = ["growth", "search-scale"];

const help = `Usage: npm run bench [-- NAME…] [--quick] [--songs N] [--queries N] [--data DIR]
                            [--only PART] [--misses] [--baselines]

Runs the benchmarks: ${Object.keys(benches).join(", ")}. With NAME only those; without, all but ${byNameAlone.join(", ")}.
Exit code 0 only if every bar was reached. The results are written into docs/benchmarks.md.

  --quick      one short run of each measurement, to see that everything works; nothing is written

Of growth and search-scale:
  --songs N    how many songs it generates; 1000000 if left out, which need 20 GB of free disk
  --queries N  how many search-scale asks; 2000 if left out
  --data DIR   a data folder that is kept: filled if it has no songs, else taken with the songs that it has

Of search:
  --only PART  one part: ${partsOfSearch.join(", ")}
  --misses     prints each missed query, and what came first
  --baselines  asks ILIKE and pg_trgm, too, which takes most of the time`;

await runCommand(
  {
    help,
    names: "any",
    flags: ["quick", "misses", "baselines"],
    texts: ["data", "only"],
    numbers: {
      songs: { default: 1_000_000, max: 99_999_999 },
      queries: { default: 2_000, max: 99_999_999 },
    },
  },
  async ({ names, flags, texts: { data: dataDir, only }, numbers }) => {
    const unknown = names.filter((name) => !(name in benches));
    if (unknown.length > 0) throw new UsageError(`There is no benchmark ${unknown.join(", ")}.\n\n${help}`);
    if (only !== undefined && !partsOfSearch.includes(only))
      throw new UsageError(`The search has no part ${only}.\n\n${help}`);
    const { quick = false, misses = false, baselines = false } = flags;
    const unasked = Object.keys(benches).filter((name) => !byNameAlone.includes(name));
    const options = { quick, misses, baselines, dataDir, only, ...numbers };
    await runBenches(names.length > 0 ? names : unasked, options);
  },
);

async function runBenches(names: readonly string[], options: BenchOptions): Promise<void> {
  const measured = new Map<string, readonly Row[]>();
  for (const [name, bench] of Object.entries(benches)) {
    if (!names.includes(name)) continue;
    console.log(`\n${name}`);
    const rows = await runBench(bench, options);
    const reached = Array.isArray(rows) ? rows.every((row: Row) => row.reached) : rows === true;
    if (!reached) process.exitCode = 1;
    if (!Array.isArray(rows)) continue;
    measured.set(name, rows);
    for (const row of rows) printRow(row);
  }
  if (!options.quick) writeResults(measured, Object.keys(benches));
}

/** @returns nothing when it failed, so that the others still have their turn */
async function runBench(bench: Bench, options: BenchOptions): Promise<readonly Row[] | boolean | undefined> {
  return bench(options).catch((error) => {
    console.error(`  ✗ ${error instanceof Error ? error.message : error}`);
    return undefined;
  });
}
