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
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [width, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width).toBe(seen);
}

/**
 * The message that is shown lies on nothing of this, nor on the row of buttons and the field in hand; all of it is in the window.
 */
export async function expectNothingCovered(page: Page, ...spokenOf: string[]): Promise<void> {
  const matters = [...spokenOf, ".form-buttons button", "main :focus"];
  // What moves out of the way has come to rest when nothing is covered any more.
  await expect
    .poll(() =>
      page.evaluate((selectors) => {
        const message = document.querySelector(".notice")?.getBoundingClientRect();
        if (!message) return ["no message"];
        return selectors.flatMap((selector) => {
          const found = [...document.querySelectorAll(selector)];
          const wrong = found.filter((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            const isUnder =
              top < message.bottom && bottom > message.top && left < message.right && right > message.left;
            return isUnder || top < 0 || bottom > innerHeight;
          });
          return wrong.map((element) => `${selector}: ${element.textContent?.slice(0, 40)}`);
        });
      }, matters),
    )
    .toEqual([]);
}
