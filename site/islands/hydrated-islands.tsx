/** The islands of a page that are hydrated. */
import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

interface HydratedIsland {
  readonly root: Root;
  readonly component: ComponentType<never>;
}

const hydrated = new Map<Element, HydratedIsland>();

/** Hydrates what the server has rendered of an island, and repeats the clicks that came before. */
export function hydrateIsland(island: HTMLElement, component: ComponentType<never>): void {
  // React handles events from here on: none is recorded any more.
  island.dataset.alive = "";
  // Synchronously: an update that came first would make React discard the server's markup.
  const root = flushSync(() => hydrateRoot(island, elementOf(island, component)));
  hydrated.set(island, { root, component });
}

function elementOf(island: HTMLElement, component: ComponentType<never>): ReactNode {
  const props = JSON.parse(island.dataset.facts ?? "{}");
  return <RepeatClicks within={island}>{createElement(component, props)}</RepeatClicks>;
}

/** The outermost component, so that its effect runs after all others of the island. */
function RepeatClicks({ within, children }: { readonly within: Element; readonly children: ReactNode }) {
  useEffect(() => {
    const { buttons } = window.earlyInteractions;
    for (const button of buttons) {
      if (!within.contains(button)) continue;
      buttons.delete(button);
      button.click();
    }
  }, [within]);
  return children;
}

/**
 * Renders an island with other props; its state stays.
 * @param props as JSON
 */
export function updateIsland(island: HTMLElement, props: string): void {
  if (island.dataset.facts === props) return;
  island.dataset.facts = props;
  const known = hydrated.get(island);
  // Synchronously, together with the markup around it: a view transition takes a picture of both pages.
  if (known) flushSync(() => known.root.render(elementOf(island, known.component)));
}

export function isHydrated(element: Element): boolean {
  return hydrated.has(element);
}

/** Unmounts the islands within a part of the page that is about to be removed. */
export function unmountIslands(within: Element): void {
  for (const [island, { root }] of hydrated) {
    if (!within.contains(island)) continue;
    hydrated.delete(island);
    root.unmount();
  }
}

let hydrateNew = () => {};

/** To be called when islands have been added to the page. */
export function notifyNewIslands(): void {
  hydrateNew();
}

/** A callback, because an import would be a cycle. */
export function onNewIslands(callback: () => void): void {
  hydrateNew = callback;
}
