/**
 * Asks a visitor once whether services of others may run, at the bottom of the window, where it does not block
 * reading. The style sheet hides it once it is answered, since the server knows no answer.
 */
import { Island } from "../../islands/island.tsx";
import { ConsentButtons } from "./consent-buttons.tsx";

export function ConsentQuestion() {
  return (
    <section className="consent-question" aria-label="Consent">
      <div className="wrap">
        <p>
          May services that show advertisements or count visits run on these pages? They may set cookies of
          their own. Reading works the same either way; the{" "}
          <a href="/privacy-policy#consent">Privacy Policy</a> lets you change your answer.
        </p>
        <Island name="consent-buttons" of={ConsentButtons} props={{}} />
      </div>
    </section>
  );
}
