/** What happens when a visitor says yes or no. Only pages that ask bring it. */
import { type ConsentAnswer, consentKey } from "../../first-paint.ts";
import { rememberChoice } from "../../islands/remember-choice.ts";
import { readAnswer } from "./consent.ts";

export function answerConsent(answer: ConsentAnswer): void {
  const wasRunning = readAnswer() === "agreed";
  // A browser that keeps nothing is asked again on its next visit.
  rememberChoice("outsideCodes", consentKey, answer);
  // What runs cannot be called back; a fresh page is without it.
  if (wasRunning && answer === "refused") location.reload();
}
