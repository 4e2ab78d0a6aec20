/** A place for an advertiser's code. Keeps its height whatever comes, so that the text below never moves. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { liveNodesOf } from "./live-nodes.ts";

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
  useEffect(() => {
    const inside = spot.current;
    inside?.replaceChildren(...liveNodesOf(code));
    return () => inside?.replaceChildren();
  }, [code]);
  return <div className="ad-spot" data-place={place} ref={spot} />;
}
