/**
 * Whether the codes of advertisers and of analytics may run: at once, or, where the operator has it asked, once the visitor
 * has agreed. The answer stands on the page's root element, where the first paint has put a remembered one.
 */
import { useSyncExternalStore } from "react";
import type { ConsentAnswer } from "../../first-paint.ts";
import { hearChoices } from "../../islands/remember-choice.ts";

/**
 * Only for what is there when it matters: the server knows no answer, so each page with it is rendered a second time, at once.
 *
 * @returns null before the visitor has answered, and undefined before this is known, as on the server
 */
export function useConsentAnswer(): ConsentAnswer | null | undefined {
  return useSyncExternalStore(hearChoices, readAnswer, () => undefined);
}

/** @param asks whether visitors of this site are asked */
export function useMayRunCodes(asks: boolean): boolean {
  const answer = useConsentAnswer();
  return !asks || answer === "agreed";
}

export function readAnswer(): ConsentAnswer | null {
  return (document.documentElement.dataset.outsideCodes as ConsentAnswer | undefined) ?? null;
}
