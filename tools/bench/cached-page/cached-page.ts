/** How fast is a cached page, compared with a server that only sends the same bytes? */
import type { BenchOptions } from "../bench.ts";
import { startBenchSite } from "../harness/bench-site.ts";
import { listedSongs } from "../harness/listed-songs.ts";
import { measurePairs } from "../harness/measure-pairs.ts";
import { recordAnswer } from "../harness/recorded-answer.ts";
import { startBareServer } from "../harness/reference-server.ts";
import { type Row, rowOfPairs } from "../row.ts";

/** Ratio to the bare server's answers a second. */
const bar = 0.9;

const connections = 64;
const headers = { "Accept-Encoding": "br" };

export async function benchCachedPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  await using site = await startBenchSite();
  const paths = await listedSongs(site.address, 1);
  const answer = await recordAnswer(site.address + paths[0], { headers });
  await using bare = await startBareServer(answer);
  const load = { paths, headers, connections };
  const compared = await measurePairs(
    { name: "Antara", server: site, load },
    { name: "bare node:http", server: bare, load },
    quick,
  );
  const question = `a cached song page, ${answer.body.length.toLocaleString("en")} bytes, br`;
  return [rowOfPairs(compared, { question, reference: "bare node:http, same bytes", minRatio: bar })];
}
