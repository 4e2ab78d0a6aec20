/** A place for an advertiser's code, as an island. */
import { type Ad, AdSpot } from "../components/operator-code/ad-spot.tsx";
import { AsksConsent } from "../components/operator-code/consent.ts";

interface AdIslandProps extends Ad {
  readonly place: 1 | 2;
  /** Whether the code waits for the visitor's consent. */
  readonly asks: boolean;
}

export function AdIsland({ asks, ...ad }: AdIslandProps) {
  return (
    <AsksConsent value={asks}>
      <AdSpot {...ad} />
    </AsksConsent>
  );
}
