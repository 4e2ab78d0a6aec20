/** How fast is a page that has been kept, beside a server that does nothing but send the same bytes? */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchOptions } from "../bench.ts";
import { withBenchSite } from "../harness/bench-site.ts";
import { listedAddresses } from "../harness/listed-addresses.ts";
import { measurePairs, type Side } from "../harness/measure-pairs.ts";
import { type RecordedAnswer, recordAnswer, refuseOtherAnswer } from "../harness/recorded-answer.ts";
import { withReferenceServer } from "../harness/reference-server.ts";
import { withBareServer } from "../harness/with-bare-server.ts";
import { type Row, rowOfPairs } from "../results/row.ts";
import { prepareNginx } from "./nginx.ts";

/** Of the bare server's answers a second. */
const bar = 0.9;

const connections = 64;
const headers = { "Accept-Encoding": "br" };

export function benchCachedPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  return withBenchSite({}, async (site) => {
    const paths = await listedAddresses(site.address, "songs", 1);
    const answer = await recordAnswer(site.address + paths[0], headers);
    const compare: Compare = {
      ours: { name: "Antara", server: site, load: { paths, headers, connections } },
      answer,
      question: `a cached song page, ${describe(answer)}`,
      quick,
    };
    return [await compareWithBare(compare), ...(await compareWithNginx(compare))];
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

function compareWithBare({ answer, question, quick, ours }: Compare): Promise<Row> {
  return withBareServer(answer, async (server) => {
    const bare = { name: "bare node:http", server, load: ours.load };
    const compared = await measurePairs(ours, bare, quick);
    return rowOfPairs(compared, { question, reference: "bare node:http, same bytes", atLeast: bar });
  });
}

async function compareWithNginx({ answer, question, quick, ours }: Compare): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "antara-bench-nginx-"));
  try {
    const nginx = await prepareNginx(folder, answer);
    if (!nginx) {
      console.log("  nginx is not installed, so it is not compared with.");
      return [];
    }
    return await withReferenceServer(nginx.command, { address: nginx.address }, async (server) => {
      refuseOtherAnswer(answer, await recordAnswer(server.address, headers));
      const compared = await measurePairs(ours, { name: "nginx", server, load: ours.load }, quick);
      return [rowOfPairs(compared, { question, reference: "nginx, same bytes from a file" })];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
