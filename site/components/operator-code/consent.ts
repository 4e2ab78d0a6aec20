/**
 * Whether the codes of advertisers and of analytics may run: at once, or, where the operator has it asked, once the visitor
 * has agreed. The answer stands on the page's root element, where the first paint has put a remembered one.
 */
import { createContext, use, useSyncExternalStore } from "react";
import { type ConsentAnswer, consentKey } from "../../first-paint.ts";

/** Whether visitors of this site are asked. */
export const AsksConsent = createContext(false);

/** @returns null before the visitor has answered, and undefined before this is known, as on the server */
export function useConsentAnswer(): ConsentAnswer | null | undefined {
  return useSyncExternalStore(listen, readAnswer, () => undefined);
}

export function useMayRunCodes(): boolean {
  const answer = useConsentAnswer();
  return !use(AsksConsent) || answer === "agreed";
}

export function answerConsent(answer: ConsentAnswer): void {
  const wasRunning = readAnswer() === "agreed";
  document.documentElement.dataset.outsideCodes = answer;
  try {
    localStorage.setItem(consentKey, answer);
  } catch {
    // A browser that keeps nothing is asked again on its next visit.
  }
  // What runs cannot be called back; a fresh page is without it.
  if (wasRunning && answer === "refused") location.reload();
  for (const hear of listeners) hear();
}

const listeners = new Set<() => void>();

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

function readAnswer(): ConsentAnswer | null {
  return (document.documentElement.dataset.outsideCodes as ConsentAnswer | undefined) ?? null;
}
