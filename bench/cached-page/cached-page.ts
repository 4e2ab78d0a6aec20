/** How fast is a page that has been kept, beside a server that does nothing but send the same bytes? */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchOptions } from "../bench.ts";
import { measurePairs, type PinnedServer, type Side } from "../harness/measure-pairs.ts";
import { withPinnedServer } from "../harness/pinned-server.ts";
import { withPinnedSite } from "../harness/pinned-site.ts";
import { type RecordedAnswer, recordAnswer, refuseOtherAnswer } from "../harness/recorded-answer.ts";
import { songAddresses } from "../harness/song-addresses.ts";
import { type Row, rowOfPairs } from "../results/row.ts";
import { prepareNginx } from "./nginx.ts";

/** Of the bare server's answers a second. */
const bar = 0.9;

const connections = 64;
const headers = { "Accept-Encoding": "br" };

export function benchCachedPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  return withPinnedSite({}, async (site) => {
    const folder = mkdtempSync(join(tmpdir(), "antara-bench-answer-"));
    try {
      const paths = await songAddresses(site.address, 1);
      const load = { paths, headers, connections };
      const answer = await recordAnswer(site.address + paths[0], headers);
      const compare: Compare = {
        ours: { name: "Antara", server: site, load },
        answer,
        question: `a cached song page, ${describe(answer)}`,
        quick,
      };
      return [await compareWithBare(compare, folder), ...(await compareWithNginx(compare, folder))];
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

interface Compare {
  readonly ours: Side;
  readonly answer: RecordedAnswer;
  readonly question: string;
  readonly quick: boolean;
}

function describe({ body, headers: all }: RecordedAnswer): string {
  const encoding = all.find(([name]) => name.toLowerCase() === "content-encoding")?.[1] ?? "not compressed";
  return `${body.length.toLocaleString("en")} bytes, ${encoding}`;
}

async function compareWithBare(compare: Compare, folder: string): Promise<Row> {
  const { answer, question, quick, ours } = compare;
  const [headersFile, bodyFile] = [join(folder, "headers.json"), join(folder, "body")];
  writeFileSync(headersFile, JSON.stringify(answer.headers));
  writeFileSync(bodyFile, answer.body);
  const program = join(import.meta.dirname, "bare-server.ts");
  return withPinnedServer([process.execPath, program, headersFile, bodyFile], {}, async (server) => {
    refuseOtherAnswer(answer, await recordAnswer(server.address, headers));
    const compared = await measurePairs(ours, referenceOf(compare, "bare node:http", server), quick);
    return rowOfPairs(compared, { question, reference: "bare node:http, same bytes", atLeast: bar });
  });
}

async function compareWithNginx(compare: Compare, folder: string): Promise<Row[]> {
  const { answer, question, quick, ours } = compare;
  const nginx = await prepareNginx(folder, answer);
  if (!nginx) {
    console.log("  nginx is not installed, so it is not compared with.");
    return [];
  }
  return withPinnedServer(nginx.command, { address: nginx.address }, async (server) => {
    refuseOtherAnswer(answer, await recordAnswer(server.address, headers));
    const compared = await measurePairs(ours, referenceOf(compare, "nginx", server), quick);
    return [rowOfPairs(compared, { question, reference: "nginx, same bytes from a file" })];
  });
}

function referenceOf({ ours }: Compare, name: string, server: PinnedServer): Side {
  return { name, server, load: ours.load };
}
