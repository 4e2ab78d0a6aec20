/**
 * Whether the codes of advertisers and of analytics may run: at once, or after consent if the operator requires it. The answer is
 * stored on the page's root element, where first-paint.ts puts a remembered one.
 */
import { useSyncExternalStore } from "react";
import type { ConsentAnswer } from "../../first-paint.ts";
import { subscribeToChoices } from "../../islands/visitor-choices.ts";

/** @returns null before the visitor has answered; undefined on the server and during hydration */
export function useConsentAnswer(): ConsentAnswer | null | undefined {
  return useSyncExternalStore(subscribeToChoices, readConsentAnswer, () => undefined);
}

/** @param needsConsent whether visitors of this site are asked */
export function useMayRunCodes(needsConsent: boolean): boolean {
  const answer = useConsentAnswer();
  return !needsConsent || answer === "agreed";
}

export function readConsentAnswer(): ConsentAnswer | null {
  return (document.documentElement.dataset.outsideCodes as ConsentAnswer | undefined) ?? null;
}
