/** The same site with recorded answers in place of the database: what a page costs without it. */

import { type BenchSite, type BenchSiteOptions, withBenchSite } from "../harness/bench-site.ts";
import { processorSeconds } from "../harness/processor-time.ts";

const recording = new URL("./record-database.ts", import.meta.url).href;

/** Seconds of its processors: the first time, each query is asked of it, and it has chores of its own. */
const mostDatabaseSeconds = 2;

/**
 * @param warmUp asks for what is to be recorded
 * @throws when the database was asked during the work, since then nothing was left out
 */
export function withRecordedSite<Result>(
  { environment, ...options }: BenchSiteOptions,
  warmUp: (site: BenchSite) => Promise<void>,
  work: (site: BenchSite) => Promise<Result>,
): Promise<Result> {
  const settings = { ...environment, NODE_OPTIONS: `--import=${recording}` };
  return withBenchSite({ ...options, environment: settings }, async (site) => {
    await warmUp(site);
    const before = processorSeconds([site.database]);
    const result = await work(site);
    const used = processorSeconds([site.database]) - before;
    if (used > mostDatabaseSeconds)
      throw new Error(
        `The database worked for ${used.toFixed(1)} s where recorded answers should have spared it.`,
      );
    return result;
  });
}
