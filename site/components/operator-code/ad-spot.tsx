/** A place for an advertiser's code. As tall as the code says it needs, whatever comes, so that the text below never moves. */
import { use, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { AsksConsent, useMayRunCodes } from "./consent.ts";
import { showLiveNodes } from "./show-live-nodes.ts";

interface AdSpotProps {
  /** Null when the administrator has set none, or switched it off: then there is no place either. */
  readonly ad: Ad | null | undefined;
  readonly place: 1 | 2;
}

interface Ad {
  readonly code: string;
  /** Pixels. */
  readonly height: number;
}

export function AdSpot({ ad, place }: AdSpotProps) {
  const { pathname } = useLocation();
  return ad && <AdPlace key={`${pathname} ${ad.code}`} {...ad} place={place} />;
}

function AdPlace({ code, height, place }: Ad & { readonly place: number }) {
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
