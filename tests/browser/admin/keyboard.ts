/** Helpers for tests that use a page by keyboard alone. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Runs in the browser. @returns the labels or texts of the elements */
const namesOf = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return element.getAttribute("aria-label") ?? label ?? element.textContent?.trim() ?? "";
  });

/** @returns the label or text of the focused element */
export const focusedName = async (page: Page) => (await page.evaluate(namesOf, ":focus"))[0] ?? "";

const controls = ":is(a, button, input, select, textarea, summary)";

/** The menu of phones is in the main part, too, where a desktop hides it. */
const pastTheMenu = `main ${controls}:not(.admin-menu *)`;

const isInMain = async (page: Page, name: string) =>
  (await page.evaluate(namesOf, pastTheMenu)).includes(name);

/**
 * Waits for the element of this name, and presses Tab until it has the focus. The skip link leads past the menu, as
 * it does for everybody: each key costs as much as a small change of the page.
 */
export async function tabTo(page: Page, name: string): Promise<void> {
  // An answer of the server may bring it, or open a dialog that takes the focus.
  await expect.poll(() => page.evaluate(namesOf, `${controls}, [tabindex]`)).toContain(name);
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await focusedName(page);
    if (focused === name) return;
    const maySkip = focused === "Skip to content" && (await isInMain(page, name));
    await page.keyboard.press(maySkip ? "Enter" : "Tab");
  }
  throw new Error(`Tab never reaches ${name}; the focus is on ${await focusedName(page)}.`);
}

/** Presses Enter on the element of this name. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
