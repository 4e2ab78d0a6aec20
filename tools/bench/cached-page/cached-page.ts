/** How fast is a cached page, compared with a server that only sends the same bytes? */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchOptions } from "../bench.ts";
import { startBenchSite } from "../harness/bench-site.ts";
import { listedAddresses } from "../harness/listed-addresses.ts";
import { measurePairs, type Side } from "../harness/measure-pairs.ts";
import { type RecordedAnswer, recordAnswer, requireSameAnswer } from "../harness/recorded-answer.ts";
import { startBareServer, startReference } from "../harness/reference-server.ts";
import { type Row, rowOfPairs } from "../row.ts";
import { configureNginx } from "./nginx.ts";

/** Ratio to the bare server's answers a second. */
const bar = 0.9;

const connections = 64;
const headers = { "Accept-Encoding": "br" };

export async function benchCachedPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  await using site = await startBenchSite();
  const paths = await listedAddresses(site.address, "songs", 1);
  const answer = await recordAnswer(site.address + paths[0], { headers });
  const ours = { name: "Antara", server: site, load: { paths, headers, connections } };
  return [await compareWithBare(ours, answer, quick), ...(await compareWithNginx(ours, answer, quick))];
}

function describe({ body }: RecordedAnswer): string {
  return `a cached song page, ${body.length.toLocaleString("en")} bytes, br`;
}

async function compareWithBare(ours: Side, answer: RecordedAnswer, quick: boolean): Promise<Row> {
  await using server = await startBareServer(answer);
  const compared = await measurePairs(ours, { name: "bare node:http", server, load: ours.load }, quick);
  const reference = "bare node:http, same bytes";
  return rowOfPairs(compared, { question: describe(answer), reference, minRatio: bar });
}

async function compareWithNginx(ours: Side, answer: RecordedAnswer, quick: boolean): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "antara-bench-nginx-"));
  const nginx = await configureNginx(folder.path, answer);
  if (!nginx) {
    console.log("  nginx is not installed, so there is no comparison with it.");
    return [];
  }
  await using server = await startReference(nginx.command, { address: nginx.address });
  requireSameAnswer(answer, await recordAnswer(server.address, { headers }));
  const compared = await measurePairs(ours, { name: "nginx", server, load: ours.load }, quick);
  return [rowOfPairs(compared, { question: describe(answer), reference: "nginx, same bytes from a file" })];
}
