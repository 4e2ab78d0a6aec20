/** Finds out whether a test has changed its page permanently, so that another test cannot reuse it. */
import type { Page } from "playwright-core";

/** Methods with effects that last after leaving the document. */
const lastingMethods: ReadonlySet<string | symbol> = new Set([
  ...["addInitScript", "clock", "close", "context", "exposeBinding", "exposeFunction", "once"],
  ...["routeFromHAR", "routeWebSocket", "setDefaultTimeout", "setExtraHTTPHeaders", "waitForEvent"],
]);

export interface WatchedPage {
  /** To be used by the test. */
  readonly page: Page;
  /** Whether the test has called a method with lasting effects. */
  readonly isChanged: () => boolean;
  /** Removes the event listeners of the test. */
  readonly stopListening: () => void;
}

/** Watches what a test does to its page. */
export function watch(page: Page): WatchedPage {
  let changed = false;
  const listeners: (() => void)[] = [];
  const on = (...[event, listener]: Parameters<Page["on"]>) => {
    page.on(event, listener);
    listeners.push(() => page.off(event, listener));
    return watched;
  };
  const watched: Page = new Proxy(page, {
    get(target, name) {
      if (name === "on") return on;
      if (lastingMethods.has(name)) changed = true;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const stopListening = () => {
    for (const stop of listeners) stop();
  };
  return { page: watched, isChanged: () => changed, stopListening };
}
