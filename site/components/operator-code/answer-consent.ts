/** What happens when a visitor says yes or no. Only pages that ask bring it. */
import { type ConsentAnswer, consentKey } from "../../first-paint.ts";
import { readAnswer, tellAnswer } from "./consent.ts";

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
  tellAnswer();
}
