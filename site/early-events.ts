/**
 * Records what the administrator does on a page before it is hydrated. Links and forms work by themselves; a click on
 * a button that needs scripts is repeated after hydration. The keys that save or draft click the button that has
 * them.
 */

declare global {
  interface Window {
    earlyEvents: EarlyEvents;
  }
}

interface EarlyEvents {
  /**
   * Ends the recording of clicks, and calls `hydrate`. If the browser has sent a form, the next page replaces this
   * one: it is then hydrated only if it is shown again from the back/forward cache.
   */
  stopRecording(hydrate: () => void): void;
  /**
   * After hydration: clicks once each button that was clicked, or whose keys were pressed, before. Ends the recording
   * of keys.
   */
  repeatClicks(): void;
}

/**
 * Runs before anything can be clicked. Its text is inlined in the page, in one line (first-paint.ts), so it uses
 * nothing from outside and has no comments inside.
 */
export function recordEarlyEvents(): void {
  const recorded: Event[] = [];
  const toClick = new Set<HTMLElement>();
  let isHydrating = false;
  const keys = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) => {
    if (code === "F2") return ctrlKey || metaKey || altKey || shiftKey ? undefined : code;
    return (ctrlKey || metaKey) && !altKey && /^(KeyS|Enter)$/.test(code)
      ? `Control+${code.replace("Key", "")}`
      : undefined;
  };
  const buttonWith = (shortcut: string) =>
    document.querySelector<HTMLElement>(`[aria-keyshortcuts^='${shortcut}']`);
  const clickLater = (button: HTMLElement | null) => button && toClick.add(button);
  const recordKeys = (event: KeyboardEvent) => {
    const shortcut = keys(event);
    if (!shortcut) return;
    const button = buttonWith(shortcut);
    const isParsing = document.readyState === "loading";
    if (button || isParsing) event.preventDefault();
    if (event.repeat) return;
    if (isHydrating) clickLater(button);
    else if (button) button.click();
    else if (isParsing)
      document.addEventListener("DOMContentLoaded", () => buttonWith(shortcut)?.click(), { once: true });
  };
  const record = (event: Event) => recorded.push(event);
  const isSending = ({ target, defaultPrevented }: Event) =>
    target instanceof HTMLFormElement && target.method === "post" && !defaultPrevented;
  const buttonOf = ({ type, target }: Event) =>
    type === "click" && target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
  addEventListener("click", record, true);
  addEventListener("submit", record, true);
  addEventListener("keydown", recordKeys, true);
  window.earlyEvents = {
    stopRecording(hydrate) {
      removeEventListener("click", record, true);
      removeEventListener("submit", record, true);
      const startHydration = () => {
        isHydrating = true;
        hydrate();
      };
      if (recorded.some((event) => event.type === "submit" && isSending(event))) {
        addEventListener("pageshow", ({ persisted }) => persisted && startHydration(), { once: true });
        return;
      }
      for (const event of recorded) clickLater(buttonOf(event));
      startHydration();
    },
    repeatClicks() {
      removeEventListener("keydown", recordKeys, true);
      for (const button of toClick) if (button.isConnected) button.click();
    },
  };
}
