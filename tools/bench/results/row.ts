/** One line of what was measured, as it is printed and as the table in docs/benchmarks.md has it. */

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

/** What `measurePairs` gives. */
interface Compared {
  readonly ours: number;
  readonly reference: number;
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly isSound: boolean;
}

const whole = (number: number) => Math.round(number).toLocaleString("en");

/** @param compared answers a second */
export function rowOfPairs(compared: Compared, options: CompareOptions): Row {
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

export function printRow({ question, ours, reference, ratio, bar, reached }: Row): void {
  const against = [reference, ratio && `ratio ${ratio}`, bar && `bar ${bar}`].filter(Boolean).join("; ");
  console.log(`  ${reached ? "✓" : "✗"} ${question}: ${ours}${against ? `; ${against}` : ""}`);
}
