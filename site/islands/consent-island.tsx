/** An island that asks for consent until it is answered. Rendered in the browser alone, since the server knows no answer. */
import { lazy, Suspense } from "react";
import { useConsentAnswer } from "../components/operator-code/consent.ts";

/** Loaded only when it is shown: few sites ask, and visitors are asked once. */
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
