/** Tells after a story whether its window is as it was before, so that another may have it. */
import type { Page } from "playwright-core";

/** What outlives a page that is left: a story that reaches for it has had its window for itself, and no other gets it. */
const lasting: ReadonlySet<string | symbol> = new Set([
  ...["addInitScript", "clock", "close", "context", "exposeBinding", "exposeFunction", "once"],
  ...["routeFromHAR", "routeWebSocket", "setDefaultTimeout", "setExtraHTTPHeaders", "waitForEvent"],
]);

export interface WatchedPage {
  /** For the story. */
  readonly page: Page;
  /** Whether the story has done what outlives the page. */
  readonly isChanged: () => boolean;
  /** Takes back what the story has listened to. */
  readonly stopListening: () => void;
}

/** Watches what a story does to its page. */
export function watch(page: Page): WatchedPage {
  let changed = false;
  const listening: (() => void)[] = [];
  const on = (...[event, listener]: Parameters<Page["on"]>) => {
    page.on(event, listener);
    listening.push(() => page.off(event, listener));
    return watched;
  };
  const watched: Page = new Proxy(page, {
    get(target, name) {
      if (name === "on") return on;
      if (lasting.has(name)) changed = true;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const stopListening = () => {
    for (const stop of listening) stop();
  };
  return { page: watched, isChanged: () => changed, stopListening };
}
