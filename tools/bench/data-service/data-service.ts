/**
 * How many songs with all relations can the data service answer in a second, and how many views can it count?
 * Compared with a server that only sends the same bytes.
 */
import type { BenchOptions } from "../bench.ts";
import { startBenchSite } from "../harness/bench-site.ts";
import { measurePairs } from "../harness/measure-pairs.ts";
import { recordAnswer } from "../harness/recorded-answer.ts";
import { startBareServer } from "../harness/reference-server.ts";
import type { Load } from "../harness/wrk.ts";
import { type Row, rowOfPairs } from "../row.ts";

interface Question {
  readonly question: string;
  readonly load: Load;
  /** The bar: answers a second on all cores. */
  readonly minPerSecond: number;
}

const key = { apikey: "antara-public" };

const songWithRelations =
  "/rest/v1/lyrics?select=*,albums(*),lyrics_singers(singers(*)),lyrics_lyricists(lyricists(*))," +
  "lyrics_music_directors(music_directors(*))&id=eq.1";

const questions: readonly Question[] = [
  {
    question: "a song with all its relations",
    load: { paths: [songWithRelations], headers: key, connections: 64 },
    minPerSecond: 4_000,
  },
  {
    question: "views counted, each answered after its commit",
    load: {
      method: "POST",
      paths: ["/rest/v1/rpc/increment_views"],
      headers: { ...key, "Content-Type": "application/json" },
      body: JSON.stringify({ song_id: 1 }),
      // Views are written in batches, so many connections keep the database busy.
      connections: 256,
    },
    minPerSecond: 5_000,
  },
];

export async function benchDataService({ quick }: BenchOptions): Promise<readonly Row[]> {
  await using site = await startBenchSite({ onAllCores: true });
  const rows: Row[] = [];
  for (const { question, load, minPerSecond } of questions) {
    const answer = await recordAnswer(site.address + load.paths[0], load);
    if (answer.status !== 200) throw new Error(`The data service answered ${answer.status}.`);
    await using bare = await startBareServer(answer);
    const compared = await measurePairs(
      { name: "Antara", server: site, load },
      { name: "bare node:http", server: bare, load },
      quick,
    );
    rows.push(rowOfPairs(compared, { question, reference: "bare node:http, same bytes", minPerSecond }));
  }
  return rows;
}
