/**
 * Records what a visitor does on an island that is not hydrated, and a tap on a line of lyrics, whose words may be
 * explained. Links and forms work without it. A click on a button, or on a link that does more than lead elsewhere
 * (`data-pressed`), is stopped, and repeated once the island is hydrated. So is one that would send an empty search,
 * which has no hits.
 */

declare global {
  interface Window {
    earlyInteractions: EarlyInteractions;
  }
}

interface EarlyInteractions {
  /** Resolves at the first interaction with an island: the code is then loaded at once. */
  readonly first: Promise<void>;
  /** Islands that were used and are not begun. */
  readonly islands: Set<Element>;
  /** Buttons and links whose click is to be repeated, each once. */
  readonly buttons: Set<HTMLElement>;
  /** Called after each interaction with an island. */
  onTouch(): void;
  /** The last tap on a line of lyrics, until it is carried out. By its letter, because a late font moves the line. */
  tap: CaretPosition | Range | null | undefined;
}

/**
 * Runs before anything can be clicked. Its text is inlined in the page, in one line (first-paint.ts), so it uses
 * nothing from outside and has no comments inside.
 */
export function recordEarlyInteractions(): void {
  const islands = new Set<Element>();
  const buttons = new Set<HTMLElement>();
  const held = "button[type=button], a[data-pressed], form:has(:placeholder-shown) button";
  const isPlainClick = (event: Event) =>
    event instanceof MouseEvent &&
    event.type === "click" &&
    !(event.ctrlKey || event.metaKey || event.shiftKey);
  let onTouch = () => {};
  const first = new Promise<void>((resolve) => {
    onTouch = resolve;
  });
  const record = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (isPlainClick(event) && target.matches(".stanza span")) {
      const { clientX: x, clientY: y } = event as MouseEvent;
      window.earlyInteractions.tap =
        document.caretPositionFromPoint?.(x, y) ?? (document as Document).caretRangeFromPoint?.(x, y);
      window.earlyInteractions.onTouch();
    }
    const island = target.closest("[data-facts]:not([data-alive])");
    if (!island) return;
    const button = isPlainClick(event) && target.closest<HTMLElement>(held);
    if (button) {
      event.preventDefault();
      buttons.add(button);
    }
    islands.add(island);
    window.earlyInteractions.onTouch();
  };
  for (const type of ["pointerover", "pointerdown", "focusin", "click"]) addEventListener(type, record, true);
  window.earlyInteractions = { first, islands, buttons, onTouch, tap: null };
}
