/** Checks the loading status of a page. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdPageRequests } from "../page-requests.ts";

/**
 * Delays a page until its status is announced, checks that there was no status for 200 ms, and lets the page load.
 * The clock of the page must be paused.
 * @param words of the status
 * @param follow opens the page, without hovering, because a prefetch would be delayed too
 */
export async function expectLoadingStatus(
  page: Page,
  words: string,
  follow: () => Promise<void>,
): Promise<void> {
  const status = page.locator(".navigation-status [role=status]");
  // It may still have the title of the page.
  const before = await status.textContent();
  const isNew = (text: string | null) => Boolean(text) && text !== before;
  const data = await holdPageRequests(page);
  await follow();
  await data.requested;
  let waited = 0;
  for (; waited < 1_000 && !isNew(await status.textContent()); waited += 20) await page.clock.runFor(20);
  expect(await status.textContent()).toBe(words);
  expect(waited).toBeGreaterThanOrEqual(200);
  await page.locator(".loading-line").waitFor();
  data.release();
  await expect.poll(() => status.textContent()).not.toBe(words);
  await expect.poll(() => page.locator(".loading-line").count()).toBe(0);
}
