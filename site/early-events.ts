/**
 * What somebody does on a page before its scripts have taken it over. Links and forms work by themselves; a click on a button
 * that only scripts can answer is kept, and carried out once they can. The keys that save press the button that has them.
 */

declare global {
  interface Window {
    earlyEvents: EarlyEvents;
  }
}

export interface EarlyEvents {
  /**
   * Ends the listening, and has somebody take over who hears from now on what happens. Where the browser has sent a form and will
   * show the page that answers, nobody does: what would be kept or asked for is on its way to the server already. Whoever comes back
   * to the page finds it as it was, and then somebody does.
   */
  handOver(takeOver: () => void): void;
  /** Clicks each button that waits for its scripts, once. */
  carryOut(): void;
}

/**
 * Listens from before anything can be clicked. It becomes text of a page, in one line (first-paint.ts), so it uses nothing from
 * outside and has no comments inside.
 */
export function listenEarly(): void {
  const types = ["click", "submit", "keydown"];
  const heard: Event[] = [];
  let kept: Event[] = [];
  const save = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== "KeyS") return;
    const button = document.querySelector<HTMLElement>("[aria-keyshortcuts^='Control+S']");
    if (!button) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  };
  const hear = (event: Event) => {
    if (event instanceof KeyboardEvent) save(event);
    else heard.push(event);
  };
  const isSending = ({ target, defaultPrevented }: Event) =>
    target instanceof HTMLFormElement && target.method === "post" && !defaultPrevented;
  const buttonOf = ({ type, target }: Event) =>
    type === "click" && target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
  for (const type of types) addEventListener(type, hear, true);
  window.earlyEvents = {
    handOver(takeOver) {
      for (const type of types) removeEventListener(type, hear, true);
      if (!heard.some((event) => event.type === "submit" && isSending(event))) {
        kept = heard;
        return takeOver();
      }
      addEventListener("pageshow", ({ persisted }) => persisted && takeOver(), { once: true });
    },
    carryOut() {
      for (const button of new Set(kept.map(buttonOf))) if (button?.isConnected) button.click();
    },
  };
}
