/** How long does `npm start` take once everything is prepared, beside a server that only listens? */
import { startOwnServer } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder } from "../harness/data-folder.ts";
import { type Pair, summarise } from "../harness/statistics.ts";
import type { Row } from "../row.ts";

const bareServer = `const server = require("node:http").createServer().listen(0, "127.0.0.1", () =>
  console.log("The server is ready at http://127.0.0.1:" + server.address().port));`;

/** 3 s on the machine of docs/benchmarks.md, on which a bare server listens after 173 ms. */
const maxRatio = 17;

export async function benchSecondStart({ quick }: BenchOptions): Promise<readonly Row[]> {
  using folder = dataFolder();
  const site = { PORT: "0", DATA_DIR: folder.path };
  await millisecondsUntilReady(["npm", "start"], site);
  const pairs: Pair[] = [];
  for (let left = quick ? 1 : 5; left > 0; left -= 1)
    pairs.push({
      ours: await millisecondsUntilReady(["npm", "start"], site),
      reference: await millisecondsUntilReady([process.execPath, "-e", bareServer]),
    });
  const { ours, reference, ratio, lowest, highest } = summarise(pairs);
  return [
    {
      question: "a second start, until it is ready",
      ours: `${Math.round(ours)} ms`,
      reference: `a bare node:http server: ${Math.round(reference)} ms`,
      ratio: `${ratio.toFixed(1)} (${lowest.toFixed(1)} to ${highest.toFixed(1)})`,
      bar: `at most ${maxRatio} times`,
      reached: ratio <= maxRatio,
    },
  ];
}

async function millisecondsUntilReady(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const askedAt = performance.now();
  const server = await startOwnServer(command, { environment });
  const took = performance.now() - askedAt;
  await server.stop();
  return took;
}
