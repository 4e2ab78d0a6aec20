/**
 * How many views a second are counted, each answered after its commit? By an open page and by a program of the data
 * service, beside the same site answering without counting.
 */
import type { BenchOptions } from "../bench.ts";
import { type BenchSite, withBenchSite } from "../harness/bench-site.ts";
import { measurePairs } from "../harness/measure-pairs.ts";
import type { Load } from "../harness/wrk.ts";
import { withRecordedSite } from "../recorded-database/with-recorded-site.ts";
import { type Row, rowOfPairs } from "../results/row.ts";

interface Way {
  readonly question: string;
  readonly load: Load;
  /** Views a second, of a site that may use all cores. */
  readonly perSecond?: number;
}

const song = 1;
/** So many that the database, which writes for all that came in a moment, never waits for them. */
const connections = 256;

const ways: readonly Way[] = [
  {
    question: "views counted for open pages",
    load: {
      method: "POST",
      paths: [`/lyrics/${song}/views`],
      connections,
      headers: { "Sec-Fetch-Site": "same-origin" },
    },
  },
  {
    question: "views counted for the data service",
    load: {
      method: "POST",
      paths: ["/rest/v1/rpc/increment_views"],
      connections,
      headers: { apikey: "antara-public", "Content-Type": "application/json" },
      body: JSON.stringify({ song_id: song }),
    },
    perSecond: 5_000,
  },
];

export function benchViews({ quick }: BenchOptions): Promise<readonly Row[]> {
  return withBenchSite({ onAllCores: true }, (site) =>
    withRecordedSite({ onAllCores: true }, countOnce, async (recorded) => {
      const rows: Row[] = [];
      for (const way of ways) rows.push(await compare(way, site, recorded, quick));
      return rows;
    }),
  );
}

/** @throws when a view is not counted */
async function countOnce({ address }: BenchSite): Promise<void> {
  for (const { load } of ways) {
    const { method, headers, body, paths } = load;
    const { status } = await fetch(address + paths[0], { method, headers, body });
    if (status !== 200) throw new Error(`${paths[0]} answered ${status}.`);
  }
}

async function compare(
  { question, load, perSecond }: Way,
  site: BenchSite,
  recorded: BenchSite,
  quick: boolean,
): Promise<Row> {
  const before = await storedViews(site);
  const ours = { name: "Antara", server: site, load };
  const compared = await measurePairs(ours, { name: "not counting", server: recorded, load }, quick);
  const stored = (await storedViews(site)) - before;
  // What the last moment of a run asked is counted, though nobody waited for the answer.
  if (stored < compared.oursAnswered)
    throw new Error(`Only ${stored} of ${compared.oursAnswered} answered views were stored.`);
  return rowOfPairs(compared, { question, reference: "the same site, not counting", perSecond });
}

async function storedViews({ address }: BenchSite): Promise<number> {
  const answer = await fetch(`${address}/rest/v1/lyrics?select=views&id=eq.${song}`, {
    headers: { apikey: "antara-public" },
  });
  const [found] = (await answer.json()) as { views: number }[];
  return found?.views ?? 0;
}
