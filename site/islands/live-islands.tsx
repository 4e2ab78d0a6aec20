/** The islands of a page that are alive. */
import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

interface LiveIsland {
  readonly root: Root;
  readonly part: ComponentType<never>;
}

const alive = new Map<Element, LiveIsland>();

/** Takes over what the server has rendered of an island, and carries out what was asked of it before. */
export function giveLife(island: HTMLElement, part: ComponentType<never>): void {
  // From here on React hears what happens in it, before it is done.
  island.dataset.alive = "";
  alive.set(island, { root: hydrateRoot(island, rendered(island, part)), part });
}

function rendered(island: HTMLElement, part: ComponentType<never>): ReactNode {
  const facts = JSON.parse(island.dataset.facts ?? "{}");
  return <CarryingOut within={island}>{createElement(part, facts)}</CarryingOut>;
}

/** Outside all of the island, so that everything in it hears already. */
function CarryingOut({ within, children }: { readonly within: Element; readonly children: ReactNode }) {
  useEffect(() => {
    const { buttons } = window.earlyTouches;
    for (const button of buttons) {
      if (!within.contains(button)) continue;
      buttons.delete(button);
      button.click();
    }
  }, [within]);
  return children;
}

/**
 * Lets an island know of other facts; what it has in mind stays.
 * @param facts as JSON
 */
export function renewIsland(island: HTMLElement, facts: string): void {
  if (island.dataset.facts === facts) return;
  island.dataset.facts = facts;
  const live = alive.get(island);
  // At once, as what stands round it changes: a fade from page to page takes a picture of both.
  if (live) flushSync(() => live.root.render(rendered(island, live.part)));
}

export function isAlive(element: Element): boolean {
  return alive.has(element);
}

/** Ends the islands within a part of the page that goes. */
export function endIslands(within: Element): void {
  for (const [island, { root }] of alive) {
    if (!within.contains(island)) continue;
    alive.delete(island);
    root.unmount();
  }
}

let hear = () => {};

/** To be called when a page has got islands that it had not before. */
export function tellOfNewIslands(): void {
  hear();
}

export function hearOfNewIslands(bringAlive: () => void): void {
  hear = bringAlive;
}
