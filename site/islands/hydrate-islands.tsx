/**
 * Hydrates an island. This module and what it imports, React above all, run only when the first island is touched or
 * woken.
 */
import { createElement, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { loadIslandTexts } from "../texts/island-texts.ts";
import { TextsProvider } from "../texts/use-texts.ts";
import { factsOf, nameOf, setAlive } from "./alive-parts.ts";
import { islands as components, type IslandName } from "./list.ts";

/**
 * Hydrates what the server has rendered of an island, and repeats the clicks that came before.
 * @throws if its code or its texts do not load
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = nameOf(island) as IslandName;
  const [component, islands] = await Promise.all([components[name](), loadIslandTexts()]);
  if (!island.isConnected) return;
  const contentOf = (props: never) => (
    <TextsProvider value={{ islands }}>
      <RepeatClicks within={island}>{createElement(component, props)}</RepeatClicks>
    </TextsProvider>
  );
  // React handles events from here on: none is recorded any more.
  island.dataset.alive = "";
  // Synchronously: an update that came first would make React discard the server's markup.
  const root = flushSync(() => hydrateRoot(island, contentOf(factsOf(island))));
  setAlive(island, {
    // Synchronously, together with the markup around it: a view transition takes a picture of both pages.
    update: (props) => flushSync(() => root.render(contentOf(props))),
    stop: () => root.unmount(),
  });
}

/** The outermost component, so that its effect runs after all others of the island. */
function RepeatClicks({ within, children }: { readonly within: Element; readonly children: ReactNode }) {
  useEffect(() => {
    const { buttons } = window.earlyInteractions;
    for (const button of buttons) {
      if (!within.contains(button)) continue;
      buttons.delete(button);
      // Later: choices that were stored before are shown first.
      queueMicrotask(() => button.click());
    }
  }, [within]);
  return children;
}
