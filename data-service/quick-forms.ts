/**
 * Which forms of statements are quick, as was seen when they ran. A caller can make a statement slow in more ways than
 * can be told by its looks, so that one that has not been seen yet is not taken for quick.
 */
import { mostRemembered } from "./limits.ts";

/** Below, in milliseconds, a statement was quick: one that waits for fifty such still waits for less than a second. */
const quickBelowMs = 10;

/** Others waited for one that took so long. */
const slowFromMs = 100;

export interface QuickForms {
  has(text: string): boolean;
  /** @param ms how long it took, with its waiting for those before it on its connection; endless when it failed */
  note(text: string, ms: number): void;
}

export function createQuickForms(most = mostRemembered): QuickForms {
  const quick = new Set<string>();
  return {
    has: (text) => quick.has(text),
    note(text, ms) {
      if (ms >= slowFromMs) quick.delete(text);
      if (ms >= quickBelowMs || quick.has(text)) return;
      const [oldest] = quick;
      if (quick.size >= most && oldest !== undefined) quick.delete(oldest);
      quick.add(text);
    },
  };
}
