/** The buttons to agree or refuse, with equal weight. */
import { useIslandTexts } from "../../texts/use-texts.ts";
import { answerConsent } from "./answer-consent.ts";

export function ConsentButtons() {
  const { agree, refuse } = useIslandTexts().consent.buttons;
  return (
    <p className="consent-buttons">
      <button type="button" className="button outlined" onClick={() => answerConsent("agreed")}>
        {agree}
      </button>
      <button type="button" className="button outlined" onClick={() => answerConsent("refused")}>
        {refuse}
      </button>
    </p>
  );
}
