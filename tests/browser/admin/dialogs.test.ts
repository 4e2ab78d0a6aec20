/** The questions of the administration, asked in dialogs of the browser itself. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

const dialog = (page: Page) => page.getByRole("alertdialog");
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

/** Taller than the window, so that it could be scrolled. */
async function addSingers(): Promise<void> {
  await sql()`insert into singers (name) select 'Behind ' || n from generate_series(10, 60) as n`;
}

test("a question keeps the page behind it still, is not closed by a click beside it, and keeps the keys", async () => {
  await addSingers();
  await visit("/admin/singers", {}, async (page) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.getByRole("button", { name: "Delete Behind 10" }).click();
    await dialog(page).waitFor();
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    const before = await scrolled();
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    await page.mouse.click(5, 5);
    expect([await scrolled(), await dialog(page).isVisible()]).toEqual([before, true]);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main"))).toBe(null);
    }
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    // Beside the links, which scroll by themselves.
    await page.mouse.move(900, 300);
    await page.mouse.wheel(0, 600);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });
});

test("each answer that changes nothing gives the focus back, and Escape does so again and again", () =>
  visit("/admin/singers", {}, async (page) => {
    const opener = page.getByRole("button", { name: /^Delete / }).first();
    const name = await opener.getAttribute("aria-label");
    for (const answer of ["Escape", "Escape", "Escape", "Enter"]) {
      await opener.focus();
      await page.keyboard.press("Enter");
      await dialog(page).waitFor();
      expect(await focused(page)).toBe("Cancel");
      await page.keyboard.press(answer);
      await dialog(page).waitFor({ state: "hidden" });
      expect(await focused(page)).toBe(name);
    }
  }));
