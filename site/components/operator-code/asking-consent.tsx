/** Asks for consent where the operator wants it asked, and lets the codes within know. */
import { lazy, type ReactNode, Suspense } from "react";
import { AsksConsent, useConsentAnswer } from "./consent.ts";

/** Few sites ask and few visitors are asked twice, so its code is loaded only then. */
const ConsentQuestion = lazy(() => import("./consent-question.tsx"));

interface AskingConsentProps {
  readonly asks: boolean;
  readonly children: ReactNode;
}

export function AskingConsent({ asks, children }: AskingConsentProps) {
  return (
    <AsksConsent value={asks}>
      {asks && <AskedOnce />}
      {children}
    </AsksConsent>
  );
}

function AskedOnce() {
  return (
    useConsentAnswer() === null && (
      <Suspense>
        <ConsentQuestion />
      </Suspense>
    )
  );
}
