/** Holds our data service against another implementation of its dialect, by thousands of generated requests. */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { type Comparison, compare } from "./compare-data-service/compare.ts";
import { openDatabases } from "./compare-data-service/databases.ts";
import { count, documentOf, emptyTally, summary } from "./compare-data-service/report.ts";
import { generateRequests } from "./compare-data-service/requests/index.ts";

const documentFile = join(import.meta.dirname, "..", "docs", "data-service-differences.md");

const help = `Usage: npm run compare-data-service [-- --requests N] [-- --seed N] [-- --only N] [-- --write]

Sends generated requests, by default 5000 of seed 1, to our data service and to Supabase Lite (installed for this command
alone), on databases made for the purpose, and compares the answers. Each difference without a known reason is printed with
the line that repeats it; then the exit code is 1. The same seed makes the same requests; --only N sends the Nth alone.
--write writes ${relative(process.cwd(), documentFile)}, unless a difference has no reason.`;

/** Each is a whole number from 1; `only` counts from 1 too. */
const options = {
  requests: { type: "string", default: "5000" },
  seed: { type: "string", default: "1" },
  only: { type: "string" },
  write: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const { values } = parseArgs({ options });
const wrong = (["requests", "seed", "only"] as const).filter(
  (name) => values[name] !== undefined && !/^[1-9]\d{0,8}$/.test(values[name]),
);
if (values.help) {
  console.log(help);
} else if (wrong.length > 0) {
  console.error(`${wrong.map((name) => `--${name}`).join(", ")}: expected a whole number from 1.\n\n${help}`);
  process.exitCode = 1;
} else {
  await run(Number(values.requests), Number(values.seed), values.only ? Number(values.only) : undefined);
}

async function run(requests: number, seed: number, only: number | undefined): Promise<void> {
  const all = generateRequests(requests, seed);
  const tally = emptyTally();
  const print = (comparison: Comparison) => {
    const told = count(tally, comparison);
    if (told) console.log(told);
  };
  const databases = await openDatabases();
  try {
    await compare(databases, only === undefined ? all : all.slice(only - 1, only), print);
  } finally {
    await databases.close();
  }
  console.log(summary(tally));
  if (tally.unexplained > 0) process.exitCode = 1;
  else if (values.write) writeFileSync(documentFile, documentOf(tally, `seed ${seed}`));
}
