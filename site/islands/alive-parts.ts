/** The parts of a page that scripts have taken over: islands that were touched, and parts that act by themselves. */

/** What a part does once scripts have taken it over. */
export interface AlivePart {
  /** Shows other facts; its state stays. */
  update?(facts: never): void;
  stop(): void;
}

/** How a page came: by a load or a link, or by a step in the history, which is no new view of it. */
export type Arrival = "load" | "history";

const alive = new Map<Element, AlivePart>();

/** @param part of this element, which is not recorded as untouched any more */
export function setAlive(element: HTMLElement, part: AlivePart): void {
  element.dataset.alive = "";
  alive.set(element, part);
}

/** @returns the name of an island or of a part that acts by itself, after which its element is named */
export function nameOf({ localName }: Element): string {
  return localName.replace(/^\w+-/, "");
}

export function factsOf({ dataset }: HTMLElement): never {
  return JSON.parse(dataset.facts ?? "{}") as never;
}

/** @param facts as JSON */
export function updateIsland(element: HTMLElement, facts: string): void {
  if (element.dataset.facts === facts) return;
  element.dataset.facts = facts;
  alive.get(element)?.update?.(factsOf(element));
}

export function isHydrated(element: Element): boolean {
  return alive.has(element);
}

/** Unmounts the islands and stops the parts within a part of the page that is about to be removed. */
export function unmountIslands(within: Element): void {
  for (const [element, part] of alive) {
    if (!within.contains(element)) continue;
    alive.delete(element);
    part.stop();
  }
}

let startNew = (_arrival: Arrival) => {};

/** To be called when another page is shown, or parts have been added to it. */
export function notifyNewIslands(arrival: Arrival): void {
  startNew(arrival);
}

/** A callback, because an import would be a cycle. */
export function onNewIslands(callback: (arrival: Arrival) => void): void {
  startNew = callback;
}
