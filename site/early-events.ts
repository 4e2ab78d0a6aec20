/**
 * Records what the administrator does on a page before it is hydrated. Links and forms work by themselves; a click on a button
 * that needs scripts is repeated after hydration. The keys that save click the button that has them.
 */

declare global {
  interface Window {
    earlyEvents: EarlyEvents;
  }
}

interface EarlyEvents {
  /**
   * Ends the recording, and calls `hydrate`. If the browser has sent a form, the next page replaces this one: it is then hydrated
   * only if it is shown again from the back/forward cache.
   */
  stopRecording(hydrate: () => void): void;
  /** Clicks each button that was clicked while recording, once. */
  repeatClicks(): void;
}

/**
 * Runs before anything can be clicked. Its text is inlined in the page, in one line (first-paint.ts), so it uses nothing from
 * outside and has no comments inside.
 */
export function recordEarlyEvents(): void {
  const types = ["click", "submit", "keydown"];
  const recorded: Event[] = [];
  let toRepeat: Event[] = [];
  const save = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== "KeyS") return;
    const button = document.querySelector<HTMLElement>("[aria-keyshortcuts^='Control+S']");
    if (!button) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  };
  const record = (event: Event) => {
    if (event instanceof KeyboardEvent) save(event);
    else recorded.push(event);
  };
  const isSending = ({ target, defaultPrevented }: Event) =>
    target instanceof HTMLFormElement && target.method === "post" && !defaultPrevented;
  const buttonOf = ({ type, target }: Event) =>
    type === "click" && target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
  for (const type of types) addEventListener(type, record, true);
  window.earlyEvents = {
    stopRecording(hydrate) {
      for (const type of types) removeEventListener(type, record, true);
      if (!recorded.some((event) => event.type === "submit" && isSending(event))) {
        toRepeat = recorded;
        return hydrate();
      }
      addEventListener("pageshow", ({ persisted }) => persisted && hydrate(), { once: true });
    },
    repeatClicks() {
      for (const button of new Set(toRepeat.map(buttonOf))) if (button?.isConnected) button.click();
    },
  };
}
