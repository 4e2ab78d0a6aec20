/** What came of a run: differences by their reasons, for the terminal and for the document. */
import { curlOf } from "#data-service-requests";
import type { Comparison } from "./compare.ts";
import type { Difference } from "./compare-answers.ts";
import { type KnownDifference, knownDifferences, reasonOf } from "./known-differences.ts";

export interface Tally {
  asked: number;
  /** Requests that were answered alike in everything. */
  alike: number;
  readonly explained: Map<KnownDifference, number>;
  unexplained: number;
}

export const emptyTally = (): Tally => ({ asked: 0, alike: 0, explained: new Map(), unexplained: 0 });

/** @returns what to print of it; nothing when all is explained */
export function count(tally: Tally, comparison: Comparison): string | undefined {
  tally.asked += 1;
  if (comparison.differences.length === 0) tally.alike += 1;
  const unexplained: Difference[] = [];
  for (const difference of comparison.differences) {
    const reason = reasonOf(difference, comparison);
    if (reason) tally.explained.set(reason, (tally.explained.get(reason) ?? 0) + 1);
    else unexplained.push(difference);
  }
  tally.unexplained += unexplained.length;
  return unexplained.length > 0 ? describe(comparison, unexplained) : undefined;
}

/** Longer answers are cut where they are printed. */
const longestShown = 400;

function describe({ number, asked }: Comparison, differences: readonly Difference[]): string {
  const shown = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);
  return [
    `\n${number}, as ${asked.role}: ${curlOf(asked)}`,
    ...differences.flatMap(({ what, ours, judges }) => {
      const start = Math.max(0, firstDifference(ours, judges) - longestShown / 4);
      return [
        `  ${what}`,
        `    ours:   ${shown(ours.slice(start))}`,
        `    judge:  ${shown(judges.slice(start))}`,
      ];
    }),
  ].join("\n");
}

function firstDifference(one: string, other: string): number {
  if (one.length <= longestShown && other.length <= longestShown) return 0;
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

export function summary({ asked, alike, explained, unexplained }: Tally): string {
  const known = [...explained].sort(([, one], [, other]) => other - one);
  return [
    `\n${asked} requests, ${alike} answered alike. Differences with a reason:`,
    ...known.map(([{ reason }, times]) => `${String(times).padStart(6)}  ${reason}`),
    `${String(unexplained).padStart(6)}  differences without a reason`,
  ].join("\n");
}

/** @param run what was run, for the first paragraph */
export function documentOf({ asked, alike, explained }: Tally, run: string): string {
  const part = (whose: KnownDifference["whose"]) =>
    knownDifferences
      .filter((known) => known.whose === whose && explained.has(known))
      .map((known) => `| ${explained.get(known)} | ${known.reason} |`);
  return `# Where the data service and Supabase Lite differ

Written by \`npm run compare-data-service -- --write\`; not to be edited by hand. The command sends generated requests to our
data service and to Supabase Lite, another implementation of PostgREST's dialect, on the same rows, and compares status,
body, error code, headers and what is stored after a write. The last run: ${run}, ${asked} requests, of which ${alike} were
answered alike in everything. Every difference has one of these reasons; they are recognised by
\`tools/compare-data-service/known-differences.ts\`.

## Where Supabase Lite is not what PostgREST is

| times | reason |
|---|---|
${part("judge").join("\n")}

## Where we are not, on purpose

| times | reason |
|---|---|
${part("ours").join("\n")}
`;
}
