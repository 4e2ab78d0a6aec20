/** Starts the parts of a page that act by themselves. */
import { type Arrival, factsOf, nameOf, setAlive } from "../islands/alive-parts.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import { actingParts, type StartPart } from "./list.ts";

/** To be called again when parts have been added. */
export function startParts(texts: IslandTexts, arrival: Arrival): void {
  const parts: Readonly<Record<string, StartPart>> = actingParts;
  for (const element of document.querySelectorAll<HTMLElement>("[data-facts]:not([data-alive])")) {
    const start = element.localName.startsWith("acting-") && parts[nameOf(element)];
    if (start) setAlive(element, start(element, factsOf(element), texts, arrival));
  }
}
