/** The buttons to agree or refuse, with equal weight. */
import { answerConsent } from "./answer-consent.ts";

export function ConsentButtons() {
  return (
    <p className="consent-buttons">
      <button type="button" className="button outlined" onClick={() => answerConsent("agreed")}>
        Agree
      </button>
      <button type="button" className="button outlined" onClick={() => answerConsent("refused")}>
        Refuse
      </button>
    </p>
  );
}
