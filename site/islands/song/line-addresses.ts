/** An island above the lyrics of a song: marks the line that the address names, and offers the addresses of all lines. */
import { useEffect } from "react";
import type { LineOffers } from "../../line-addresses/line-offer.ts";
import { followLineAddress } from "../../line-addresses/marked-line.ts";
import { offerLines } from "../../line-addresses/offer-lines.ts";

export function LineAddresses({ address, report }: LineOffers): null {
  useEffect(() => {
    const host = document.querySelector<HTMLElement>("island-line-addresses");
    if (!host?.parentElement) return;
    const ends = [followLineAddress(host.parentElement), offerLines(host, { address, report })];
    return () => {
      for (const end of ends) end();
    };
  }, [address, report]);
  return null;
}
