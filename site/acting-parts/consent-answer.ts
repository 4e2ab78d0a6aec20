/** Shows a visitor's consent answer beside the buttons that change it, which alone do not show it. */
import { readConsentAnswer } from "../components/operator-code/consent.ts";
import type { AlivePart } from "../islands/alive-parts.ts";
import { subscribeToChoices } from "../islands/visitor-choices.ts";
import type { IslandTexts } from "../texts/island-texts.ts";

export function startConsentAnswer(
  element: HTMLElement,
  _facts: object,
  { consent }: IslandTexts,
): AlivePart {
  const [status] = element.children;
  const show = () => {
    const text = consent.answers[readConsentAnswer() ?? "none"];
    // Another choice, such as the theme, is not announced as an answer.
    if (status && status.textContent !== text) status.textContent = text;
  };
  show();
  return { stop: subscribeToChoices(show) };
}
