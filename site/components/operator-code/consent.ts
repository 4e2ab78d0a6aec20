/**
 * A visitor's answer about consent. It is stored on the page's root element, where first-paint.ts puts a remembered
 * one.
 */
import type { ConsentAnswer } from "../../first-paint.ts";

/** @returns null before the visitor has answered */
export function readConsentAnswer(): ConsentAnswer | null {
  return (document.documentElement.dataset.outsideCodes as ConsentAnswer | undefined) ?? null;
}
