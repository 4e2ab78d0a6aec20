/** What a visitor hears while a page is on its way, and when. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdPageRequests } from "../page-requests.ts";

/**
 * Holds a page back until its status is said, checks that it was silent for 200 ms of the page's own time, and lets the
 * page arrive. For a page whose clock stands.
 * @param words of the status
 * @param follow goes to the page, without hovering: what is fetched ahead would be held back too
 */
export async function expectLoadingStatus(
  page: Page,
  words: string,
  follow: () => Promise<void>,
): Promise<void> {
  const status = page.locator(".navigation-status [role=status]");
  const data = await holdPageRequests(page);
  await follow();
  await data.requested;
  let waited = 0;
  for (; waited < 1_000 && !(await status.textContent()); waited += 20) await page.clock.runFor(20);
  expect(await status.textContent()).toBe(words);
  expect(waited).toBeGreaterThanOrEqual(200);
  await page.locator(".loading-line").waitFor();
  data.release();
  await expect.poll(() => status.textContent()).not.toBe(words);
  await expect.poll(() => page.locator(".loading-line").count()).toBe(0);
}
