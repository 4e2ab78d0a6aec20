import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { expectAccessibleByTurns, expectAccessibleInBothThemes } from "../accessibility.ts";
import { button, expectToast, field, fill, title } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

/** The site learns from songs how a word is usually written. */
beforeAll(async () => {
  await sql()`
    insert into lyrics (title, lyrics_hindi, lyrics_english)
    select 'Geet ' || number, 'मैं हूँ', 'Main hoon' from generate_series(1, 10) as number`;
  while ((await sql()`select from private.songs_to_learn`).length > 0) await setTimeout(20);
});

const panel = (page: Page) => page.getByRole("region", { name: "Things to look at" });
const items = (page: Page) => panel(page).getByRole("listitem");
const heading = (page: Page, text: string) =>
  panel(page).getByRole("heading", { name: text, exact: true }).waitFor();
const selected = (page: Page, label: string) =>
  field(page, label).evaluate((area) => {
    if (!(area instanceof HTMLTextAreaElement)) return null;
    return document.activeElement === area && area.value.slice(area.selectionStart, area.selectionEnd);
  });

const hun = { "Hindi Lyrics": "मैं हूँ\nहूँ मैं\nमैं हूँ", "English Lyrics": "Main hun\nHun main\nMain hun" };
const english = (page: Page) => field(page, "English Lyrics").inputValue();
const long = "Dil\n".repeat(60);
const scrolled = (area: Locator) => area.evaluate((found) => found.scrollTop);

describe("remarks on the lyrics", () => {
  test("come a moment after typing, and are mended by one click, in one place or in all", () =>
    visit(add, {}, async (page) => {
      await fill(page, hun);
      await heading(page, "1 thing to look at");
      expect(await items(page).locator("p").textContent()).toBe(
        "English, lines 1, 2, 3“hun”: हूँ is usually written hoon.",
      );
      await button(page, "Write hoon in line 1").click();
      expect(await english(page)).toBe("Main hoon\nHun main\nMain hun");
      await button(page, "Write hoon in all 2 places").click();
      expect(await english(page)).toBe("Main hoon\nHoon main\nMain hoon");
      await heading(page, "Nothing to look at");
      await panel(page).getByText("“Write hoon” is done in 2 places.").waitFor();
      await button(page, "Undo").click();
      expect(await english(page)).toBe("Main hoon\nHun main\nMain hun");
      await heading(page, "1 thing to look at");
      await field(page, "English Lyrics").fill("Main hoon\nHoon main\nMain hoon");
      await expect.poll(() => items(page).count()).toBe(0);
    }));

  test("are shown in the text, one place after the other", () =>
    visit(add, {}, async (page) => {
      const area = field(page, "English Lyrics");
      await area.fill(`${long}Dil,hai\n${long}Ye,wo`);
      const show = panel(page).getByRole("button", { name: /^Show/ });
      await show.click();
      expect(await selected(page, "English Lyrics")).toBe(",");
      const first = await scrolled(area);
      expect(first).toBeGreaterThan(0);
      await show.click();
      expect(await selected(page, "English Lyrics")).toBe(",");
      expect(await scrolled(area)).toBeGreaterThan(first);
    }));

  test("keep the caret and the scrolling when a click mends one", () =>
    visit(add, {}, async (page) => {
      const area = field(page, "English Lyrics");
      await area.fill(`Dil,hai\n${long}Yahan`);
      await items(page)
        .filter({ hasText: /line 1\D/ })
        .waitFor();
      await area.evaluate((found) => {
        if (found instanceof HTMLTextAreaElement)
          found.setSelectionRange(found.value.length - 5, found.value.length);
        found.scrollTop = 400;
      });
      await panel(page)
        .getByRole("button", { name: /^Write a space/ })
        .click();
      expect(await scrolled(area)).toBe(400);
      await area.evaluate((found) => (found as HTMLTextAreaElement).focus());
      expect(await selected(page, "English Lyrics")).toBe("Yahan");
    }));

  test("are mended by keyboard, and the focus goes on to the next one", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "English Lyrics": "Dil,hai\nDil hai..\n[Verse 1]\nDil" });
      await heading(page, "3 things to look at");
      await items(page)
        .first()
        .getByRole("button", { name: /^Write a space/ })
        .focus();
      await page.keyboard.press("Enter");
      await heading(page, "2 things to look at");
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      expect(await english(page)).toBe("Dil, hai\nDil hai...\nDil");
      await heading(page, "Nothing to look at");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      expect(await english(page)).toBe("Dil, hai\nDil hai...\n[Verse 1]\nDil");
    }));

  test("are counted without the one that was mended before the server answers again", () =>
    visit(add, { allowErrors: /ERR_|Failed to load/ }, async (page) => {
      await fill(page, { "English Lyrics": "Dil,hai\nDil hai..\n[Verse 1]\nDil" });
      await heading(page, "3 things to look at");
      await page.route("**/admin/lyrics/proofreading", (route) => route.abort());
      await panel(page)
        .getByRole("button", { name: /^Remove/ })
        .click();
      await heading(page, "2 things to look at");
      expect(await items(page).count()).toBe(2);
    }));

  test("are not there where the server cannot be reached, and say nothing of it", () =>
    visit(add, { allowErrors: /ERR_|Failed to load/ }, async (page) => {
      await page.route("**/admin/lyrics/proofreading", (route) => route.abort());
      const asked = page.waitForRequest("**/admin/lyrics/proofreading");
      await fill(page, { "English Lyrics": "Dil,hai" });
      await asked;
      expect(await panel(page).count()).toBe(0);
    }));

  test("are announced after a paste, not at each key", () =>
    visit(add, {}, async (page) => {
      const status = page.locator(".proofreading > [role=status]");
      await field(page, "English Lyrics").pressSequentially("Dil,hai");
      await heading(page, "1 thing to look at");
      expect(await status.textContent()).toBe("");
      await field(page, "English Lyrics").fill("Dil,hai\nYe dil kahan se aaya.. kaun jaane");
      await expect.poll(() => status.textContent()).toBe("2 things to look at");
    }));

  test("are ten at most, and then their number", () =>
    visit(add, {}, async (page) => {
      const lines = Array.from({ length: 22 }, (_, n) => `[Verse ${n}]`).join("\n");
      await fill(page, { "English Lyrics": lines });
      await heading(page, "22 things to look at");
      expect(await items(page).count()).toBe(10);
      await panel(page).getByText("and 12 more", { exact: true }).waitFor();
    }));

  test("never keep a song from being saved", () =>
    visit(add, {}, async (page) => {
      await title(page).fill("Remarked");
      await fill(page, { "English Lyrics": "Dil,hai" });
      await heading(page, "1 thing to look at");
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added");
      expect(await sql()`select lyrics_english from lyrics where title = 'Remarked'`).toMatchObject([
        { lyrics_english: "Dil,hai" },
      ]);
    }));

  test("fit and are accessible at both widths, in both themes", () =>
    visit(add, {}, async (page) => {
      const words = `${"x".repeat(80)},y`;
      await fill(page, { ...hun, "English Lyrics": `${hun["English Lyrics"]}\n\n[Verse 1]\n${words}\n“Dil` });
      await heading(page, "4 things to look at");
      await expectAccessibleByTurns(page);
      await panel(page)
        .getByRole("button", { name: /^Remove/ })
        .click();
      await expectAccessibleInBothThemes(page);
    }));
});
