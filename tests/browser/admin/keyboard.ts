/** Helpers for tests that use a page by keyboard alone. */
import type { Page } from "playwright-core";

/** @returns the label or text of the focused element */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return element?.getAttribute("aria-label") ?? label ?? element?.textContent?.trim() ?? "";
  });

/** Presses Tab until the element of this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${name}; the focus is on ${await focusedName(page)}.`);
}

/** Presses Enter on the element of this name. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
