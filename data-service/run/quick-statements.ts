/** Remembers which statements were quick when they ran: the text alone cannot show whether a statement is slow. */
import { maxRemembered } from "../limits.ts";

/** A faster statement is quick: waiting for fifty of them still takes less than a second. */
const quickBelowMs = 10;

/** A slower statement is no longer quick; in between, it may only have waited for others. */
const slowFromMs = 100;

/** Longer ones, of rare long values, are not remembered. */
const maxRememberedLength = 8_000;

interface QuickStatements {
  /** @param text with its values, if its time depends on them */
  has(text: string): boolean;
  /** @param ms duration including the wait for earlier statements on its connection; infinite if it failed */
  record(text: string, ms: number): void;
}

export function createQuickStatements(max = maxRemembered): QuickStatements {
  const quick = new Set<string>();
  return {
    has: (text) => quick.has(text),
    record(text, ms) {
      if (ms >= slowFromMs) quick.delete(text);
      if (ms >= quickBelowMs || quick.has(text) || text.length > maxRememberedLength) return;
      const [oldest] = quick;
      if (quick.size >= max && oldest !== undefined) quick.delete(oldest);
      quick.add(text);
    },
  };
}
