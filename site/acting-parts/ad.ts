/** Runs an advertiser's code in its spot. */
import { type OperatorCode, runCode } from "../components/operator-code/run-code.ts";
import type { AlivePart } from "../islands/alive-parts.ts";

export interface AdFacts extends OperatorCode {
  /** Pixels. */
  readonly height: number;
}

export function startAd(element: HTMLElement, facts: AdFacts): AlivePart {
  const [space, spot] = element.querySelectorAll(".ad-spot > *");
  const running = runCode(spot ?? element, facts);
  return {
    ...running,
    update(fresh: AdFacts) {
      space?.setAttribute("height", String(fresh.height));
      running.update(fresh);
    },
  };
}
