/** Brings the islands of a page alive, each in a task of its own: those that were touched first, then the others in their order. */
import { nameOf } from "./island.tsx";
import { islands } from "./list.ts";
import { giveLife } from "./live-islands.tsx";

const begun = new WeakSet<Element>();

export async function bringAlive(): Promise<void> {
  for (let island = nextIsland(); island; island = nextIsland()) {
    begun.add(island);
    // An island whose code does not come stays what the server has sent.
    const part = await islands[nameOf(island)]().catch(() => null);
    if (part) giveLife(island, part);
    await new Promise((nextTask) => setTimeout(nextTask));
  }
}

function nextIsland(): HTMLElement | undefined {
  const waiting = [...window.earlyTouches.islands, ...document.querySelectorAll("[data-facts]")];
  return waiting.find(
    (island): island is HTMLElement =>
      island instanceof HTMLElement && island.isConnected && !begun.has(island),
  );
}
