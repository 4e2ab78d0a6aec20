/** A page on a slow connection: its scripts have not arrived yet. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isInteractive } from "./open-page.ts";

/** Opens a page whose scripts are delayed, acts on it, and then lets the scripts load. */
export async function withDelayedScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("main").waitFor();
  await act();
  expect(await page.evaluate(isInteractive)).toBe(false);
  released.resolve();
  await expect.poll(() => page.evaluate(isInteractive)).toBe(true);
}
