/** The buttons to agree or refuse, with equal weight. */
import type { Texts } from "../../texts/en/index.ts";
import { answerConsent } from "./answer-consent.ts";

export function ConsentButtons({ agree, refuse }: Texts["consent"]["buttons"]) {
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
