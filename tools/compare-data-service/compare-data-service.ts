/** Holds our data service against another implementation of its dialect, by thousands of generated requests. */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { generateRequests } from "#data-service-requests";
import { runCommand } from "#terminal";
import { compare } from "./compare.ts";
import { openDatabases } from "./databases.ts";
import { count, documentOf, emptyTally, summary } from "./report.ts";

const documentFile = join(import.meta.dirname, "..", "..", "docs", "data-service-differences.md");

const help = `Usage: npm run compare-data-service [-- --requests N] [-- --seed N] [-- --only N] [-- --write]

Sends generated requests, by default 5000 of seed 1, to our data service and to Supabase Lite (installed for this command
alone), on databases made for the purpose, and compares the answers. Each difference without a known reason is printed with
the line that repeats it; then the exit code is 1. The same seed makes the same requests; --only N sends the Nth alone.
--write writes ${relative(process.cwd(), documentFile)}, unless a difference has no reason.`;

await runCommand(
  {
    help,
    flags: ["write"],
    numbers: {
      requests: { default: 5_000, max: 1e8 },
      seed: { default: 1, max: 1e8 },
      only: { default: 0, max: 1e8 },
    },
  },
  async ({ flags: { write }, numbers: { requests, seed, only } }) => {
    const all = generateRequests(requests, seed);
    const tally = emptyTally();
    const databases = await openDatabases();
    try {
      await compare(databases, only ? all.slice(only - 1, only) : all, (comparison) => {
        const told = count(tally, comparison);
        if (told) console.log(told);
      });
    } finally {
      await databases.close();
    }
    console.log(summary(tally));
    if (tally.unexplained > 0) process.exitCode = 1;
    else if (write) writeFileSync(documentFile, documentOf(tally, `seed ${seed}`));
  },
);
