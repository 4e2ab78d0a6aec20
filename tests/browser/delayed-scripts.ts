/** What a page is on a slow line: there, but without its scripts. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isAlive } from "./visit.ts";

/** Opens a page whose scripts are on their way, does something there, and lets them come. */
export async function withDelayedScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("main").waitFor();
  await act();
  expect(await page.evaluate(isAlive)).toBe(false);
  released.resolve();
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}
