/** Helpers for tests of the forms of people and albums. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Sql } from "#postgres";

export const nameField = (page: Page) => page.getByLabel("Name", { exact: true });

export const save = (page: Page) => page.locator(".form-buttons").getByRole("button").click();

export const notice = (page: Page) => page.locator(".notice");

/** Waits for a toast; the previous one may still be shown. */
export const expectToast = (page: Page, title: string, text: string) =>
  expect.poll(() => notice(page).locator("p").textContent(), { timeout: 20_000 }).toBe(title + text);

/** Waits for the page with this heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** Shows another page of the administration in the same document, as a link to it does once the page is alive. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
  await page.evaluate((path) => Reflect.get(window, "__reactRouterDataRouter").navigate(path), path);
}

/** Fails when the page is wider than its window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [width, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width).toBe(seen);
}

/**
 * Fails when the toast covers one of these elements, the buttons of the form or the focused field, or when one is
 * outside the window.
 */
export async function expectNothingCovered(page: Page, ...selectorsToCheck: string[]): Promise<void> {
  const checked = [...selectorsToCheck, ".form-buttons button", "main :focus"];
  // Elements may still be moving out of the way.
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
      }, checked),
    )
    .toEqual([]);
}

/** Meanwhile the database refuses to change a row of the table. */
export async function whileRefused(sql: Sql, table: string, steps: () => Promise<void>): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''no''; end'`;
  await sql`create trigger refuse before insert or update or delete on ${sql(table)} execute function refuse()`;
  try {
    await steps();
  } finally {
    await sql`drop function refuse cascade`;
  }
}
