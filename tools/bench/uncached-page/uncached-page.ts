/** How fast is a song page that has to be made? Beside the same site with recorded answers in place of the database. */
import type { BenchOptions } from "../bench.ts";
import { type BenchSite, withBenchSite } from "../harness/bench-site.ts";
import { fillWithSongs, withoutStarterSongs } from "../harness/generated-songs.ts";
import { listedAddresses } from "../harness/listed-addresses.ts";
import { measurePairs, type Side } from "../harness/measure-pairs.ts";
import { processorSeconds } from "../harness/processor-time.ts";
import { recordAnswer } from "../harness/recorded-answer.ts";
import type { Load } from "../harness/wrk.ts";
import { withRecordedSite } from "../recorded-database/with-recorded-site.ts";
import { type Row, rowOfPairs } from "../results/row.ts";

/** Of the answers a second without a database. */
const leastOfRecorded = 0.7;

/**
 * The site makes each page anew, but one for all who ask for the same at once; among so many songs that hardly happens, and the
 * plans of the questions are those of a grown catalogue.
 */
const uncached = {
  environment: { ...withoutStarterSongs, PAGE_CACHE_MB: "0" },
  prepare: (dataDir: string) => fillWithSongs(dataDir, 2_000),
};

/** What the slower servers can answer before a short run ends. */
const connections = 16;
/** A form that both of them know. */
const headers = { "Accept-Encoding": "gzip" };

export function benchUncachedPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  return withBenchSite(uncached, async (site) => {
    const paths = await listedAddresses(site.address, "songs");
    const load = { paths, headers, connections };
    const ours = { name: "Antara", server: site, load };
    const question = `a song page that is made anew, ${await describe(site, paths)}`;
    return [await compareWithRecorded({ ours, site, load, question, quick })];
  });
}

interface Parts {
  readonly ours: Side;
  readonly site: BenchSite;
  readonly load: Load;
  readonly question: string;
  readonly quick: boolean;
}

async function describe(
  server: { readonly address: string },
  [path = ""]: readonly string[],
): Promise<string> {
  const [plain, sent] = [
    await recordAnswer(server.address + path),
    await recordAnswer(server.address + path, headers),
  ];
  if (plain.status !== 200) throw new Error(`${path} was answered ${plain.status}.`);
  const whole = (number: number) => number.toLocaleString("en");
  return `${whole(plain.body.length)} bytes, compressed ${whole(sent.body.length)}`;
}

function compareWithRecorded({ ours, site, load, question, quick }: Parts): Promise<Row> {
  const askAll = async ({ address }: BenchSite) => {
    for (const path of load.paths) await (await fetch(address + path)).text();
  };
  return withRecordedSite(uncached, askAll, async (recorded) => {
    const used = () => ({ all: processorSeconds([site.pid]), database: processorSeconds([site.database]) });
    const before = used();
    const reference = { name: "recorded values", server: recorded, load };
    const compared = await measurePairs(ours, reference, quick);
    const after = used();
    const share = (after.database - before.database) / (after.all - before.all);
    refuseKeptPages(share);
    console.log(`  PostgreSQL took ${Math.round(100 * share)} % of the processor time of our side.`);
    const name = "the same site with recorded values in place of the database";
    return rowOfPairs(compared, { question, reference: name, atLeast: leastOfRecorded });
  });
}

/** Less than the smallest query for a page takes of it. */
const leastDatabaseShare = 0.02;

function refuseKeptPages(databaseShare: number): void {
  if (databaseShare < leastDatabaseShare)
    throw new Error("The pages were not made anew: PostgreSQL had next to nothing to do.");
}
