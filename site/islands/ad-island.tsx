/** An island for an advertiser's code. Its height is fixed before the code runs, so that the text below never moves. */
import { useEffect, useRef } from "react";
import { useMayRunCodes } from "../components/operator-code/consent.ts";
import { insertCode } from "../components/operator-code/insert-code.ts";

export interface AdIslandProps {
  readonly code: string;
  /** Pixels. */
  readonly height: number;
  readonly place: 1 | 2;
  /** Whether the code needs the visitor's consent. */
  readonly needsConsent: boolean;
}

export function AdIsland({ code, height, place, needsConsent }: AdIslandProps) {
  const spot = useRef<HTMLDivElement>(null);
  const mayRun = useMayRunCodes(needsConsent);
  useEffect(() => {
    if (mayRun && spot.current) return insertCode(code, spot.current);
  }, [code, mayRun]);
  // The style sheet hides the spot until the visitor has agreed; a remembered answer is known before the first paint.
  return (
    <div className={needsConsent ? "ad-spot asks" : "ad-spot"} data-place={place}>
      {/* Reserves the height: a style attribute would violate the content security policy. */}
      <svg width={0} height={height} aria-hidden="true" focusable="false" />
      <div className="ad" ref={spot} />
    </div>
  );
}
