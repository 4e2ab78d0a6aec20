/** What pages ask of the server when a visitor goes on inside the browser, held back until a story lets it through. */
import type { Page } from "playwright-core";

interface HeldData {
  /** Settles when the first of it has been asked for. */
  readonly asked: Promise<void>;
  /** What was held back, and all that follows. */
  letThrough(): void;
}

const dataOfPages = "**/*.data*";

export async function holdPageData(page: Page): Promise<HeldData> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(dataOfPages, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, letThrough: released.resolve };
}
