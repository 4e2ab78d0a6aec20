/** What a page asks of the server when a visitor goes on without leaving the document, as a story answers or keeps it. */
import type { Page, Route } from "playwright-core";

interface HeldPageRequests {
  /** Settles when the first page has been asked for. */
  readonly asked: Promise<void>;
  /** What was held back, and all that follows. */
  release(): void;
}

export async function holdPageRequests(page: Page): Promise<HeldPageRequests> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await routePageRequests(page, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/**
 * No page can be fetched; the visitor's browser says so in its console.
 * @returns what mends it
 */
export function breakConnection(page: Page, how: "offline" | "failing"): Promise<() => Promise<void>> {
  return routePageRequests(page, (route) =>
    how === "offline" ? route.abort("internetdisconnected") : route.fulfill({ status: 503, body: "" }),
  );
}

/** @returns what ends it */
async function routePageRequests(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const answerPages = (route: Route) => (isPageRequest(route.request()) ? answer(route) : route.fallback());
  await page.route("**/*", answerPages);
  return () => page.unroute("**/*", answerPages);
}

const beside = /^\/(assets|pictures|rest|search\/suggestions)\b|\/views$/;

/** Whether a request is for a page that is shown without leaving the document. */
export function isPageRequest(request: { resourceType(): string; url(): string }): boolean {
  return request.resourceType() === "fetch" && !beside.test(new URL(request.url()).pathname);
}
