/** Hydrates each island when it is touched, or when another part of the page wakes it; the first one loads React. */
import type { IslandName } from "./list.ts";

const begun = new WeakSet<Element>();

/** Begins with the islands that were touched before. */
export function hydrateTouchedIslands(): void {
  window.earlyInteractions.onTouch = hydrateTouched;
  hydrateTouched();
}

/** Hydrates an island that nobody has touched, because it has something to do. */
export function wakeIsland(name: IslandName): void {
  const island = document.querySelector(`island-${name}:not([data-alive])`);
  if (!island) return;
  window.earlyInteractions.islands.add(island);
  window.earlyInteractions.onTouch();
}

function hydrateTouched(): void {
  const { islands } = window.earlyInteractions;
  // A part that acts by itself may have been touched before it started.
  const isIsland = (part: Element): part is HTMLElement => part.localName.startsWith("island-");
  for (const part of islands) if (isIsland(part) && !begun.has(part)) void begin(part);
  islands.clear();
}

async function begin(island: HTMLElement): Promise<void> {
  begun.add(island);
  try {
    const { hydrateIsland } = await import("./hydrate-islands.tsx");
    await hydrateIsland(island);
  } catch {
    begun.delete(island);
    // It stays what the server has sent: a link that was clicked is followed.
    followClickedLink(island);
  }
}

function followClickedLink(island: Element): void {
  const { buttons } = window.earlyInteractions;
  for (const button of buttons) {
    if (!island.contains(button)) continue;
    buttons.delete(button);
    if (button instanceof HTMLAnchorElement) location.assign(button.href);
  }
}
