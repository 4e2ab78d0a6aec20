/** Marks the line of a song that the address names, and offers the addresses of all lines. */
import type { AlivePart } from "../islands/alive-parts.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import type { LineOffers } from "./line-offer.ts";
import { followLineAddress } from "./marked-line.ts";
import { offerLines } from "./offer-lines.ts";

/** @param host stands above the lyrics, and gets what is offered */
export function startLineAddresses(host: HTMLElement, offers: LineOffers, { song }: IslandTexts): AlivePart {
  const ends = [followLineAddress(host.parentElement ?? host), offerLines(host, offers, song)];
  return {
    stop() {
      for (const end of ends) end();
    },
  };
}
