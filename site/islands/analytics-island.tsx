/** An island that inserts the analytics code into the head of the page, again after each navigation and change of the code. */
import { useEffect } from "react";
import { useMayRunCodes } from "../components/operator-code/consent.ts";
import { insertCode } from "../components/operator-code/insert-code.ts";

interface AnalyticsIslandProps {
  /** Path of the page. */
  readonly path: string;
  readonly code: string;
  /** Whether the code needs the visitor's consent. */
  readonly needsConsent: boolean;
}

export function AnalyticsIsland({ path, code, needsConsent }: AnalyticsIslandProps) {
  const mayRun = useMayRunCodes(needsConsent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code runs once for each page
  useEffect(() => {
    if (mayRun) return insertCode(code, document.head);
  }, [path, code, mayRun]);
  return null;
}
