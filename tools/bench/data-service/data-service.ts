/** How often a second does the data service answer a song with all its relations, beside a server that only sends the same? */
import type { BenchOptions } from "../bench.ts";
import { withBenchSite } from "../harness/bench-site.ts";
import { measurePairs } from "../harness/measure-pairs.ts";
import { recordAnswer } from "../harness/recorded-answer.ts";
import { withBareServer } from "../harness/with-bare-server.ts";
import { type Row, rowOfPairs } from "../results/row.ts";

/** Answers a second, of a site that may use all cores. */
const bar = 4_000;

const connections = 64;
const headers = { apikey: "antara-public" };

const songWithRelations =
  "/rest/v1/lyrics?select=*,albums(*),lyrics_singers(singers(*)),lyrics_lyricists(lyricists(*))," +
  "lyrics_music_directors(music_directors(*))&id=eq.1";

export function benchDataService({ quick }: BenchOptions): Promise<readonly Row[]> {
  return withBenchSite({ onAllCores: true }, async (site) => {
    const answer = await recordAnswer(site.address + songWithRelations, headers);
    if (answer.status !== 200) throw new Error(`The data service answered ${answer.status}.`);
    const load = { paths: [songWithRelations], headers, connections };
    return withBareServer(answer, async (bare) => {
      const compared = await measurePairs(
        { name: "Antara", server: site, load },
        { name: "bare node:http", server: bare, load },
        quick,
      );
      const question = `a song with all its relations, ${answer.body.length.toLocaleString("en")} bytes`;
      return [rowOfPairs(compared, { question, reference: "bare node:http, same bytes", perSecond: bar })];
    });
  });
}
