/**
 * How fast is a song page that must be rendered, compared with the same site with recorded answers instead of a
 * database?
 */
import { processorSeconds } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { type BenchSite, startBenchSite } from "../harness/bench-site.ts";
import { listedSongs } from "../harness/listed-songs.ts";
import { measurePairs } from "../harness/measure-pairs.ts";
import { recordAnswer } from "../harness/recorded-answer.ts";
import { type Row, rowOfPairs } from "../row.ts";

/** Ratio to the answers a second without a database. */
const minRatio = 0.7;

/**
 * Enough that two connections rarely request the same page at once, which would be rendered only once, and that the
 * database plans queries as for a real catalogue.
 */
const songs = 2_000;

/** Few enough that slow servers answer them before a short run ends. */
const connections = 16;
const headers = { "Accept-Encoding": "gzip" };

const withoutPageCache = { PAGE_CACHE_MB: "0" };

/** Loaded before the site's program, so that its database answers each query from memory from the second time on. */
const recordedDatabase = {
  NODE_OPTIONS: `--import=${new URL("../recorded-database/record-database.ts", import.meta.url).href}`,
};

/** Processor time that the unused database may take during the measurement, for maintenance. */
const maxRecordedSeconds = 2;

/** Share of the processor time that querying a page takes at least. */
const minDatabaseShare = 0.02;

/** @throws when the pages were cached or the recorded database was queried, so that the comparison is invalid */
export async function benchUncachedPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  await using site = await startBenchSite({ environment: withoutPageCache, songs });
  await using recorded = await startBenchSite({
    environment: { ...withoutPageCache, ...recordedDatabase },
    songs,
  });
  const paths = await listedSongs(site.address);
  for (const path of paths) await (await fetch(recorded.address + path)).text();
  const load = { paths, headers, connections };
  const before = { site: processorTimeOf(site), recorded: processorTimeOf(recorded) };
  const compared = await measurePairs(
    { name: "Antara", server: site, load },
    { name: "recorded values", server: recorded, load },
    quick,
  );
  const share =
    (processorTimeOf(site).database - before.site.database) / (processorTimeOf(site).all - before.site.all);
  if (share < minDatabaseShare)
    throw new Error("The pages were not rendered again: PostgreSQL had almost nothing to do.");
  if (processorTimeOf(recorded).database - before.recorded.database > maxRecordedSeconds)
    throw new Error("The database was queried although its recorded answers should have been used.");
  console.log(`  PostgreSQL took ${Math.round(100 * share)} % of the processor time of our side.`);
  const question = `a song page that is made anew, ${await describe(site.address + paths[0])}`;
  const reference = "the same site with recorded values in place of the database";
  return [rowOfPairs(compared, { question, reference, minRatio })];
}

/** Seconds of processor time. */
function processorTimeOf({ pid, database }: BenchSite) {
  return { all: processorSeconds([pid]), database: processorSeconds([database]) };
}

async function describe(page: string): Promise<string> {
  const [plain, compressed] = [await recordAnswer(page), await recordAnswer(page, { headers })];
  if (plain.status !== 200) throw new Error(`${page} was answered ${plain.status}.`);
  const bytes = ({ body }: { readonly body: Buffer }) => body.length.toLocaleString("en");
  return `${bytes(plain)} bytes, compressed ${bytes(compressed)}`;
}
