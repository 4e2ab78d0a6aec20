/** How fast is a song page that has to be made? Beside the same site with recorded answers in place of the database. */
import { processorSeconds } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { type BenchSite, startBenchSite } from "../harness/bench-site.ts";
import { listedAddresses } from "../harness/listed-addresses.ts";
import { measurePairs } from "../harness/measure-pairs.ts";
import { recordAnswer } from "../harness/recorded-answer.ts";
import { type Row, rowOfPairs } from "../row.ts";

/** Of the answers a second without a database. */
const minRatio = 0.7;

/**
 * So many songs that hardly ever two connections ask for the same one at once, which would be made only once, and that the
 * database's plans are those of a grown catalogue.
 */
const songs = 2_000;

/** What the slower servers can answer before a short run ends. */
const connections = 16;
const headers = { "Accept-Encoding": "gzip" };

const withoutPageCache = { PAGE_CACHE_MB: "0" };

/** Loaded before the site's program, so that its database answers each query from memory from the second time on. */
const recordedDatabase = {
  NODE_OPTIONS: `--import=${new URL("../recorded-database/record-database.ts", import.meta.url).href}`,
};

/** Seconds of processor time that a recorded database may use during the measurement, for chores of its own. */
const maxRecordedSeconds = 2;

/** Share of the processor time that the smallest query for a page takes at least. */
const minDatabaseShare = 0.02;

/** @throws when the site kept its pages, or the recorded database was asked: then nothing was compared */
export async function benchUncachedPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  await using site = await startBenchSite({ environment: withoutPageCache, songs });
  await using recorded = await startBenchSite({
    environment: { ...withoutPageCache, ...recordedDatabase },
    songs,
  });
  const paths = await listedAddresses(site.address, "songs");
  for (const path of paths) await (await fetch(recorded.address + path)).text();
  const load = { paths, headers, connections };
  const before = { site: used(site), recorded: used(recorded) };
  const compared = await measurePairs(
    { name: "Antara", server: site, load },
    { name: "recorded values", server: recorded, load },
    quick,
  );
  const share = (used(site).database - before.site.database) / (used(site).all - before.site.all);
  if (share < minDatabaseShare)
    throw new Error("The pages were not made anew: PostgreSQL had next to nothing to do.");
  if (used(recorded).database - before.recorded.database > maxRecordedSeconds)
    throw new Error("The recorded database was asked, where its recorded answers should have been used.");
  console.log(`  PostgreSQL took ${Math.round(100 * share)} % of the processor time of our side.`);
  const question = `a song page that is made anew, ${await describe(site.address + paths[0])}`;
  const reference = "the same site with recorded values in place of the database";
  return [rowOfPairs(compared, { question, reference, atLeast: minRatio })];
}

/** Seconds of processor time. */
function used({ pid, database }: BenchSite) {
  return { all: processorSeconds([pid]), database: processorSeconds([database]) };
}

async function describe(page: string): Promise<string> {
  const [plain, compressed] = [await recordAnswer(page), await recordAnswer(page, { headers })];
  if (plain.status !== 200) throw new Error(`${page} was answered ${plain.status}.`);
  const bytes = ({ body }: { readonly body: Buffer }) => body.length.toLocaleString("en");
  return `${bytes(plain)} bytes, compressed ${bytes(compressed)}`;
}
