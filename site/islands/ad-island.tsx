/** A place for an advertiser's code, as an island. As tall as the code says it needs, whatever comes, so that the text below never moves. */
import { useEffect, useRef } from "react";
import { useMayRunCodes } from "../components/operator-code/consent.ts";
import { showLiveNodes } from "../components/operator-code/show-live-nodes.ts";

interface AdIslandProps {
  readonly code: string;
  /** Pixels. */
  readonly height: number;
  readonly place: 1 | 2;
  /** Whether the code waits for the visitor's consent. */
  readonly asks: boolean;
}

export function AdIsland({ code, height, place, asks }: AdIslandProps) {
  const spot = useRef<HTMLDivElement>(null);
  const mayRun = useMayRunCodes(asks);
  useEffect(() => {
    if (mayRun && spot.current) return showLiveNodes(code, spot.current);
  }, [code, mayRun]);
  // The style sheet keeps the place shut until the visitor has agreed, and knows a remembered answer before the first paint.
  return (
    <div className={asks ? "ad-spot asks" : "ad-spot"} data-place={place}>
      {/* Keeps the room: a style of its own would break the content security policy. */}
      <svg width={0} height={height} aria-hidden="true" focusable="false" />
      <div className="ad" ref={spot} />
    </div>
  );
}
