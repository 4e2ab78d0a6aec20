/** The analytics code in the head of the page, as an island: taken out and put in again on each change of page and of the code. */
import { CodeInHead } from "../components/operator-code/code-in-head.tsx";
import { AsksConsent } from "../components/operator-code/consent.ts";

interface AnalyticsIslandProps {
  /** Path of the page. */
  readonly path: string;
  readonly code: string;
  /** Whether the code waits for the visitor's consent. */
  readonly asks: boolean;
}

export function AnalyticsIsland({ path, code, asks }: AnalyticsIslandProps) {
  return (
    <AsksConsent value={asks}>
      <CodeInHead key={`${path} ${code}`} code={code} />
    </AsksConsent>
  );
}
