/**
 * Sends requests to our data service and to another implementation of its dialect: those of a document, or drawn
 * ones.
 */
import { drawRequests, readRequests } from "#data-service-requests";
import { runCommand } from "#terminal";
import { type Comparison, compareAll } from "./compare.ts";
import { explains, headingFor, knownDifferences } from "./known-differences.ts";

const help = `Usage: npm run compare-data-service [-- --requests N [--seed N]]

Sends each request of docs/data-service-differences.md to our data service and to Supabase Lite (installed for this command
alone), on databases made for the purpose, and compares the answers and what is stored. Prints each request that is not
answered as the document says, alike or differently; then the exit code is 1.

  --requests N   sends N drawn requests instead, and prints each difference that no heading of the document explains
  --seed N       draws others; the same seed, by default 1, draws the same ones`;

/** Characters; longer answers are cut where they are printed. */
const longestShown = 400;

await runCommand(
  { help, numbers: { requests: { default: 0, min: 0, max: 1e6 }, seed: { default: 1, max: 1e6 } } },
  async ({ numbers: { requests: count, seed } }) => {
    const documented = readRequests();
    const unknown = Object.keys(knownDifferences).filter((known) =>
      documented.every(({ heading }) => heading !== known),
    );
    if (unknown.length > 0) throw new Error(`The document has no such heading: ${unknown.join("; ")}`);
    const isDrawn = count > 0;
    const requests = isDrawn ? drawRequests(count, seed) : documented;
    const told = new Map<string, number>();
    let unexpected = 0;
    for await (const comparison of compareAll(requests)) {
      const { request, difference } = comparison;
      const heading = isDrawn ? headingFor(comparison) : request.heading;
      if (difference && heading && explains(heading, comparison))
        told.set(heading, (told.get(heading) ?? 0) + 1);
      else if (difference || heading) {
        unexpected += 1;
        print(comparison);
      }
    }
    if (isDrawn) for (const [heading, times] of told) console.log(`${String(times).padStart(6)}  ${heading}`);
    console.log(`${requests.length} requests, ${unexpected} not answered as the document says.`);
    if (unexpected > 0) process.exitCode = 1;
  },
);

function print({ request, difference }: Comparison): void {
  console.log(`\n${request.line}\n  ${difference ? difference.what : "is answered alike"}`);
  if (!difference) return;
  const shown = (value: unknown) => JSON.stringify(value)?.slice(0, longestShown);
  console.log(`    ours:  ${shown(difference.ours)}\n    judge: ${shown(difference.judges)}`);
}
