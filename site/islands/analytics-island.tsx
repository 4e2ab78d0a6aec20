/** The analytics code in the head of the page, as an island: taken out and put in again on each change of page and of the code. */
import { useEffect } from "react";
import { useMayRunCodes } from "../components/operator-code/consent.ts";
import { showLiveNodes } from "../components/operator-code/show-live-nodes.ts";

interface AnalyticsIslandProps {
  /** Path of the page. */
  readonly path: string;
  readonly code: string;
  /** Whether the code waits for the visitor's consent. */
  readonly asks: boolean;
}

export function AnalyticsIsland({ path, code, asks }: AnalyticsIslandProps) {
  const mayRun = useMayRunCodes(asks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code runs once for each page
  useEffect(() => {
    if (mayRun) return showLiveNodes(code, document.head);
  }, [path, code, mayRun]);
  return null;
}
