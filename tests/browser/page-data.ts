/** What a page asks of the server when a visitor goes on without leaving the document, as a story answers or keeps it. */
import type { Page, Route } from "playwright-core";

interface HeldPages {
  /** Settles when the first page has been asked for. */
  readonly asked: Promise<void>;
  /** What was held back, and all that follows. */
  letThrough(): void;
}

export async function holdPages(page: Page): Promise<HeldPages> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await routePages(page, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, letThrough: released.resolve };
}

/**
 * No page can be fetched; the visitor's browser says so in its console.
 * @returns what mends it
 */
export function breakTheWay(page: Page, how: "offline" | "failing"): Promise<() => Promise<void>> {
  return routePages(page, (route) =>
    how === "offline" ? route.abort("internetdisconnected") : route.fulfill({ status: 503, body: "" }),
  );
}

/** @returns what ends it */
async function routePages(page: Page, answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const answerPages = (route: Route) => (isForPage(route.request()) ? answer(route) : route.fallback());
  await page.route("**/*", answerPages);
  return () => page.unroute("**/*", answerPages);
}

const beside = /^\/(assets|pictures|rest|search\/suggestions)\b|\/views$/;

/** Whether a request is for a page that is shown without leaving the document. */
export function isForPage(request: { resourceType(): string; url(): string }): boolean {
  return request.resourceType() === "fetch" && !beside.test(new URL(request.url()).pathname);
}
