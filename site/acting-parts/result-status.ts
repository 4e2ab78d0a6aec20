/** Announces the result of a search, or another page of a list, to assistive technology without moving the focus. */
import type { AlivePart } from "../islands/alive-parts.ts";

interface ResultStatusFacts {
  /** Announced when it changes, and when the page is shown. */
  readonly text: string;
}

export function startResultStatus(element: HTMLElement, facts: ResultStatusFacts): AlivePart {
  // Later: a text that is inserted together with its live region is not announced.
  const announce = ({ text }: ResultStatusFacts) =>
    setTimeout(() => element.firstElementChild?.replaceChildren(text));
  announce(facts);
  return { update: announce, stop() {} };
}
