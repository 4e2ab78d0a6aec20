/** The question for consent, until it is answered, as an island: the server knows no answer, and asks nobody. */
import { lazy, Suspense } from "react";
import { useConsentAnswer } from "../components/operator-code/consent.ts";

/** Few sites ask and few visitors are asked twice, so its code is loaded only then. */
const ConsentQuestion = lazy(() => import("../components/operator-code/consent-question.tsx"));

export function ConsentIsland() {
  return (
    useConsentAnswer() === null && (
      <Suspense>
        <ConsentQuestion />
      </Suspense>
    )
  );
}
