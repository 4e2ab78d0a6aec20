/** One line of what was measured, as it is printed and as the table in docs/benchmarks.md has it. */
import { availableParallelism, cpus, totalmem } from "node:os";
import type { PairsSummary } from "./harness/statistics.ts";

export interface Row {
  /** What was measured, in words. */
  readonly question: string;
  readonly ours: string;
  /** What it is compared with, and that one's figure. */
  readonly reference: string;
  readonly ratio: string;
  /** What has to be reached; empty where nothing has to. */
  readonly bar: string;
  readonly reached: boolean;
}

interface CompareOptions {
  readonly question: string;
  /** Name of what it is compared with. */
  readonly reference: string;
  /** Least ratio; left out where there is none. */
  readonly atLeast?: number;
  /** Fewest answers a second; left out where there is no such bar. */
  readonly perSecond?: number;
}

const whole = (number: number) => Math.round(number).toLocaleString("en");

/** @param compared answers a second, and whether every run that counts kept the core busy without a failed request */
export function rowOfPairs(
  compared: PairsSummary & { readonly isSound: boolean },
  options: CompareOptions,
): Row {
  const { question, reference, atLeast = 0, perSecond = 0 } = options;
  const { ratio, lowest, highest, isSound } = compared;
  const spread = lowest === highest ? "" : ` (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
  const doubt = isSound ? "" : ", not sound: a core was not busy or requests failed";
  const bars = [atLeast && `ratio of ${atLeast}`, perSecond && `${whole(perSecond)} a second`].filter(
    Boolean,
  );
  return {
    question,
    ours: `${whole(compared.ours)} a second`,
    reference: `${reference}: ${whole(compared.reference)} a second`,
    ratio: `${ratio.toFixed(2)}${spread}${doubt}`,
    bar: bars.join(", "),
    reached: bars.length === 0 || (isSound && ratio >= atLeast && compared.ours >= perSecond),
  };
}

/** @returns the row as docs/benchmarks.md has it, with the day and the machine */
export function tableRowOf(bench: string, { question, ours, reference, ratio, bar, reached }: Row): string {
  const isReached = bar === "" ? "" : reached ? "yes" : "no";
  const date = new Date().toISOString().slice(0, 10);
  const cells = [bench, question, ours, reference, ratio, bar, isReached, date, describeMachine()];
  return `| ${cells.join(" | ")} |`;
}

function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory} GB`;
  return `${processor}, Node.js ${process.versions.node}`;
}
