/** One result, as it is printed for the table in docs/benchmarks.md. */
import { availableParallelism, cpus, totalmem } from "node:os";
import type { PairsSummary } from "./harness/statistics.ts";

export interface Row {
  /** What was measured, in words. */
  readonly question: string;
  readonly ours: string;
  /** The reference and its result. */
  readonly reference: string;
  readonly ratio: string;
  /** What must be reached; empty if there is no bar. */
  readonly bar: string;
  readonly reached: boolean;
}

interface CompareOptions {
  readonly question: string;
  /** Name of the reference. */
  readonly reference: string;
  /** Minimum ratio; left out if there is none. */
  readonly minRatio?: number;
  /** Minimum of answers a second; left out if there is none. */
  readonly minPerSecond?: number;
}

const whole = (number: number) => Math.round(number).toLocaleString("en");

/** @param compared answers a second, and whether every run kept the core busy without failed requests */
export function rowOfPairs(
  compared: PairsSummary & { readonly isSound: boolean },
  options: CompareOptions,
): Row {
  const { question, reference, minRatio = 0, minPerSecond = 0 } = options;
  const { ratio, lowest, highest, isSound } = compared;
  const spread = lowest === highest ? "" : ` (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
  const doubt = isSound ? "" : ", not sound: a core was not busy or requests failed";
  const bars = [minRatio && `ratio of ${minRatio}`, minPerSecond && `${whole(minPerSecond)} a second`].filter(
    Boolean,
  );
  return {
    question,
    ours: `${whole(compared.ours)} a second`,
    reference: `${reference}: ${whole(compared.reference)} a second`,
    ratio: `${ratio.toFixed(2)}${spread}${doubt}`,
    bar: bars.join(", "),
    reached: bars.length === 0 || (isSound && ratio >= minRatio && compared.ours >= minPerSecond),
  };
}

/** @returns the row as docs/benchmarks.md has it, with the day */
export function tableRowOf(bench: string, { question, ours, reference, ratio, bar, reached }: Row): string {
  const isReached = bar === "" ? "" : reached ? "yes" : "no";
  const date = new Date().toISOString().slice(0, 10);
  const cells = [bench, question, ours, reference, ratio, bar, isReached, date];
  return `| ${cells.join(" | ")} |`;
}

/** @returns what the document says of the machine, above its rows */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory} GB`;
  return `${processor}, Node.js ${process.versions.node}`;
}
