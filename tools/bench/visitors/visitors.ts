/**
 * How fast are 500 visitors at once answered, and is everyone answered? Each requests the next page as soon as the
 * last one has arrived, and half of the pages are not cached.
 */
import type { BenchOptions } from "../bench.ts";
import { startBenchSite } from "../harness/bench-site.ts";
import { listedAddresses } from "../harness/listed-addresses.ts";
import { type LoadResult, sendLoad } from "../harness/wrk.ts";
import type { Row } from "../row.ts";
import { makeVisits } from "./visits.ts";

const visitors = 500;

/** Maximum milliseconds for any response. */
const bar = 5_000;

const fullRun = { songs: 20_000, seconds: 60 };
const quickRun = { songs: 4_000, seconds: 10 };

/** A site that was just started still compiles its code. */
const warmUp = { pages: 500, connections: 8, seconds: 5 };

/** Each visitor has a different address, sent as by a proxy. */
const environment = { TRUSTED_PROXY: "127.0.0.1" };

export async function benchVisitors({ quick }: BenchOptions): Promise<readonly Row[]> {
  const { songs, seconds } = quick ? quickRun : fullRun;
  await using site = await startBenchSite({ environment, onAllCores: true, songs });
  const { address } = site;
  const lists = [
    ...(await listedAddresses(address, "singers")),
    ...(await listedAddresses(address, "albums")),
  ];
  const visits = makeVisits({ songs: await listedAddresses(address, "songs"), lists }, 1);
  const headers = { "Accept-Encoding": "gzip, deflate, br" };
  const load = (paths: readonly string[], connections: number) => ({ paths, headers, connections, visitors });
  await sendLoad(address, load(visits.splice(0, warmUp.pages), warmUp.connections), warmUp.seconds);
  const result = await sendLoad(address, load(visits, visitors), seconds);
  const again = Math.max(0, result.answered - visits.length);
  if (again > 0) console.log(`  There were too few generated songs: ${again} pages were requested again.`);
  return [rowOf(result, seconds)];
}

function rowOf({ answered, failed, p50, p95, p99, longest, perSecond }: LoadResult, seconds: number): Row {
  const whole = (number: number) => Math.round(number).toLocaleString("en");
  const times = `p50 ${whole(p50)} ms, p95 ${whole(p95)} ms, p99 ${whole(p99)} ms, longest ${whole(longest)} ms`;
  return {
    question: `${visitors} visitors at once for ${seconds} s, half of them for pages that are not kept`,
    ours: `${whole(perSecond)} a second; ${times}; ${failed} of ${whole(answered)} failed`,
    reference: "",
    ratio: "",
    bar: `none failed, none over ${whole(bar)} ms`,
    reached: failed === 0 && longest <= bar && answered > 0,
  };
}
