/** Delays or breaks the requests for pages that are shown without leaving the document. */
import type { Page, Route } from "playwright-core";

interface HeldPageRequests {
  /** Settles when the first page has been requested. */
  readonly requested: Promise<void>;
  /** Lets the delayed requests and all later ones through. */
  release(): void;
}

export async function holdPageRequests(page: Page): Promise<HeldPageRequests> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await routePageRequests(page, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: released.resolve };
}

/**
 * Makes requests for pages fail, which the browser logs in its console.
 * @returns a function that repairs the connection
 */
export function breakConnection(page: Page, how: "offline" | "failing"): Promise<() => Promise<void>> {
  return routePageRequests(page, (route) =>
    how === "offline" ? route.abort("internetdisconnected") : route.fulfill({ status: 503, body: "" }),
  );
}

/** @returns a function that ends it */
async function routePageRequests(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const answerPages = (route: Route) => (isPageRequest(route.request()) ? answer(route) : route.fallback());
  await page.route("**/*", answerPages);
  return () => page.unroute("**/*", answerPages);
}

const notPages = /^\/(assets|pictures|rest|search\/suggestions)\b|\/views$/;

/** Whether a request is for a page that is shown without leaving the document. */
function isPageRequest(request: { resourceType(): string; url(): string }): boolean {
  return request.resourceType() === "fetch" && !notPages.test(new URL(request.url()).pathname);
}
