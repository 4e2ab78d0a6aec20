/** Shows a visitor's consent answer beside the buttons that change it, which alone do not show it. */
import { readConsentAnswer } from "../components/operator-code/consent.ts";
import type { AlivePart } from "../islands/alive-parts.ts";
import { subscribeToChoices } from "../islands/visitor-choices.ts";

const texts = { agreed: "You have agreed.", refused: "You have refused." } as const;

export function startConsentAnswer(element: HTMLElement, _facts: object): AlivePart {
  const [status] = element.children;
  const show = () => {
    const answer = readConsentAnswer();
    const text = answer ? texts[answer] : "You have not answered yet.";
    // Another choice, such as the theme, is not announced as an answer.
    if (status && status.textContent !== text) status.textContent = text;
  };
  show();
  return { stop: subscribeToChoices(show) };
}
