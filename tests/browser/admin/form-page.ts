/** What the forms of people and albums, and what they say, have in common for their tests. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

export const nameField = (page: Page) => page.getByLabel("Name", { exact: true });

export const save = (page: Page) => page.locator(".form-buttons").getByRole("button").click();

export const notice = (page: Page) => page.locator(".notice");

/** Waits for a message; the last one may still be shown. */
export const told = (page: Page, title: string, text: string) =>
  expect.poll(() => notice(page).locator("p").textContent(), { timeout: 20_000 }).toBe(title + text);

/** Waits for the page of that title. */
export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** Fails where a page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [width, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width).toBe(seen);
}
