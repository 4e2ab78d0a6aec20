/** A place for an advertiser's code. Keeps its height whatever comes, so that the text below never moves. */
import { use, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { AsksConsent, useMayRunCodes } from "./consent.ts";
import { showLiveNodes } from "./show-live-nodes.ts";

interface AdSpotProps {
  /** Null when the administrator has set none, or switched it off: then there is no place either. */
  readonly code: string | null;
  readonly place: 1 | 2;
}

export function AdSpot({ code, place }: AdSpotProps) {
  const { pathname } = useLocation();
  return code && <AdPlace key={`${pathname} ${code}`} code={code} place={place} />;
}

function AdPlace({ code, place }: { readonly code: string; readonly place: number }) {
  const spot = useRef<HTMLDivElement>(null);
  const mayRun = useMayRunCodes();
  useEffect(() => {
    if (mayRun && spot.current) return showLiveNodes(code, spot.current);
  }, [code, mayRun]);
  // The style sheet keeps the place shut until the visitor has agreed, and knows a remembered answer before the first paint.
  return <div className={use(AsksConsent) ? "ad-spot asks" : "ad-spot"} data-place={place} ref={spot} />;
}
