/** Stores a visitor's answer about consent. Only pages that ask load it. */
import { type ConsentAnswer, consentKey } from "../../first-paint.ts";
import { rememberChoice } from "../../islands/visitor-choices.ts";
import { readConsentAnswer } from "./consent.ts";

export function answerConsent(answer: ConsentAnswer): void {
  const wasRunning = readConsentAnswer() === "agreed";
  // Without storage, the visitor is asked again at the next visit.
  rememberChoice("outsideCodes", consentKey, answer);
  // Running code cannot be stopped; a reloaded page is without it.
  if (wasRunning && answer === "refused") location.reload();
}
