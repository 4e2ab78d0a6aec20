/**
 * The place of an advertiser's code. Its height is fixed before the code runs, so that the text below never moves.
 */

import type { AdFacts } from "../../acting-parts/ad.ts";
import { ActingPart } from "../acting-part.tsx";

export interface AdSpotProps extends AdFacts {
  readonly place: 1 | 2;
}

export function AdSpot({ place, ...facts }: AdSpotProps) {
  // The style sheet hides the spot until the visitor has agreed; a remembered answer is known before the first paint.
  return (
    <ActingPart name="ad" facts={facts}>
      <div className={facts.needsConsent ? "ad-spot asks" : "ad-spot"} data-place={place}>
        {/* Reserves the height: a style attribute would violate the content security policy. */}
        <svg width={0} height={facts.height} aria-hidden="true" focusable="false" />
        <div className="ad" />
      </div>
    </ActingPart>
  );
}
