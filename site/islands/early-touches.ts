/**
 * What somebody does on an island before its code has come. Links and forms work by themselves; a click on a button is kept,
 * and carried out once the island is alive, and so is one on a link that does more than lead elsewhere (`data-pressed`).
 * Whatever is done on an island has its code fetched at once.
 */

declare global {
  interface Window {
    earlyTouches: EarlyTouches;
  }
}

export interface EarlyTouches {
  /** Resolves when an island is touched for the first time. */
  readonly first: Promise<void>;
  /** Islands that were touched. */
  readonly islands: Set<Element>;
  /** Buttons and links that wait for their code, each once. */
  readonly buttons: Set<HTMLElement>;
}

/**
 * Listens from before anything can be touched. It becomes text of a page, in one line (first-paint.ts), so it uses nothing from
 * outside and has no comments inside.
 */
export function keepEarlyTouches(): void {
  const islands = new Set<Element>();
  const buttons = new Set<HTMLElement>();
  const isPlainClick = (event: Event) =>
    event instanceof MouseEvent &&
    event.type === "click" &&
    !(event.ctrlKey || event.metaKey || event.shiftKey);
  let touch = () => {};
  const first = new Promise<void>((touched) => {
    touch = touched;
  });
  const hear = (event: Event) => {
    const { target } = event;
    const island = target instanceof Element && target.closest("[data-facts]:not([data-alive])");
    if (!island) return;
    const pressed =
      isPlainClick(event) && target.closest<HTMLElement>("button[type=button], a[data-pressed]");
    if (pressed) {
      event.preventDefault();
      buttons.add(pressed);
    }
    islands.add(island);
    touch();
  };
  for (const type of ["pointerdown", "focusin", "click"]) addEventListener(type, hear, true);
  window.earlyTouches = { first, islands, buttons };
}
