/** A place for an advertiser's code. As tall as the code says it needs, whatever comes, so that the text below never moves. */
import { use, useEffect, useRef } from "react";
import { AsksConsent, useMayRunCodes } from "./consent.ts";
import { showLiveNodes } from "./show-live-nodes.ts";

export interface Ad {
  readonly code: string;
  /** Pixels. */
  readonly height: number;
}

interface AdSpotProps extends Ad {
  readonly place: 1 | 2;
}

export function AdSpot({ code, height, place }: AdSpotProps) {
  const spot = useRef<HTMLDivElement>(null);
  const mayRun = useMayRunCodes();
  useEffect(() => {
    if (mayRun && spot.current) return showLiveNodes(code, spot.current);
  }, [code, mayRun]);
  // The style sheet keeps the place shut until the visitor has agreed, and knows a remembered answer before the first paint.
  return (
    <div className={use(AsksConsent) ? "ad-spot asks" : "ad-spot"} data-place={place}>
      {/* Keeps the room: a style of its own would break the content security policy. */}
      <svg width={0} height={height} aria-hidden="true" focusable="false" />
      <div className="ad" ref={spot} />
    </div>
  );
}
