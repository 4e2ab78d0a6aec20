/**
 * Asks a visitor once whether services of others may run, at the bottom of the window, where it does not block
 * reading. The style sheet hides it once it is answered, since the server knows no answer.
 */
import { Island } from "../../islands/island.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { ConsentButtons } from "./consent-buttons.tsx";

export function ConsentQuestion() {
  const { consent } = useTexts();
  return (
    <section className="consent-question" aria-label={consent.label}>
      <div className="wrap">
        <p>{consent.question}</p>
        <Island name="consent-buttons" of={ConsentButtons} props={{}} />
      </div>
    </section>
  );
}
