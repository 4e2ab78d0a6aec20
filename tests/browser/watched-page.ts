/**
 * Finds out whether a test has changed its page permanently, so that another test cannot reuse it, and takes back
 * what can be taken back.
 */
import type { Page } from "playwright-core";

/** Methods with effects that last after leaving the document. */
const lastingMethods: ReadonlySet<string | symbol> = new Set([
  ...["clock", "close", "context", "exposeBinding", "exposeFunction", "once"],
  ...["routeFromHAR", "routeWebSocket", "setDefaultTimeout", "waitForEvent"],
]);

interface WatchedPage {
  /** To be used by the test. */
  readonly page: Page;
  /** Whether the test has called a method with lasting effects. */
  readonly isChanged: () => boolean;
  /** Removes the event listeners, init scripts and headers of the test. */
  readonly takeBack: () => Promise<void>;
}

/** Watches what a test does to its page. */
export function watch(page: Page): WatchedPage {
  let changed = false;
  const reversals: (() => Promise<unknown> | unknown)[] = [];
  const own = {
    on(...[event, listener]: Parameters<Page["on"]>) {
      page.on(event, listener);
      reversals.push(() => page.off(event, listener));
      return watched;
    },
    async addInitScript(...args: Parameters<Page["addInitScript"]>) {
      const script = await page.addInitScript(...args);
      reversals.push(() => script.dispose());
      return script;
    },
    setExtraHTTPHeaders(headers: Readonly<Record<string, string>>) {
      reversals.push(() => page.setExtraHTTPHeaders({}));
      return page.setExtraHTTPHeaders(headers);
    },
  };
  const watched: Page = new Proxy(page, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      if (lastingMethods.has(name)) changed = true;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const takeBack = async () => {
    for (const reverse of reversals) await reverse();
  };
  return { page: watched, isChanged: () => changed, takeBack };
}
