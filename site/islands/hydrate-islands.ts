/** Hydrates the islands of a page, each in a task of its own: those that were used first, then the others in their order. */
import { hydrateIsland } from "./hydrated-islands.tsx";
import { islandNameOf } from "./island.tsx";
import { islands } from "./list.ts";

const begun = new WeakSet<Element>();

export async function hydrateIslands(): Promise<void> {
  for (let island = nextIsland(); island; island = nextIsland()) {
    begun.add(island);
    // An island whose code does not load stays what the server has sent.
    const component = await islands[islandNameOf(island)]().catch(() => null);
    if (component) hydrateIsland(island, component);
    await new Promise((nextTask) => setTimeout(nextTask));
  }
}

function nextIsland(): HTMLElement | undefined {
  const waiting = [...window.earlyInteractions.islands, ...document.querySelectorAll("[data-facts]")];
  return waiting.find(
    (island): island is HTMLElement =>
      island instanceof HTMLElement && island.isConnected && !begun.has(island),
  );
}
