/** Looking through the drafts of songs that lack a script, one after the other. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { isInteractive } from "../open-page.ts";
import { widths } from "../widths.ts";
import { expectNothingCovered } from "./form-page.ts";
import { focusedName, press } from "./keyboard.ts";
import { expectToast, field, restoredMessage } from "./lyric-form-page.ts";
import { fillMissingScripts, heading, list, titles } from "./missing-scripts-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";
import { askAsAdministrator } from "./without-browser.ts";

const { address, signIn, sql, visit } = openSharedAdministration();

beforeEach(() => fillMissingScripts(sql()));

const first = `${list}/next?script=english`;
const english = (page: Page) => field(page, "English Lyrics");
const stored = async () => {
  const rows = await sql()<{ title: string; english: string | null }[]>`
    select title, lyrics_english as english from lyrics where lyrics_hindi is not null order by title`;
  return Object.fromEntries(rows.map((row) => [row.title, row.english]));
};
const drafts = {
  "Dil Ki Baat": "Dil ki baat\nMan ki baat",
  Jhakhmur: "Dil ki baat jhakhmoor\nMera dil",
  Hawa: "Mera dil\nDil hawa",
};

/** Waits until the form of the song is open with this draft in it. */
async function expectDraft(page: Page, title: keyof typeof drafts, progress: string): Promise<void> {
  await heading(page, `Edit Lyric: ${title}`);
  await page.getByText(progress, { exact: true }).waitFor();
  expect(await english(page).inputValue()).toBe(drafts[title]);
}

test("by keyboard alone drafts are saved, skipped and corrected, until the list is back", () =>
  visit("/admin/lyrics", { width: "phone" }, async (page) => {
    await press(page, "4 songs lack a script");
    await heading(page, "Missing Scripts");
    await press(page, "English missing (3)");
    // The address changes before the links of the page do.
    await page
      .getByRole("navigation")
      .locator("[aria-current=true]", { hasText: "English missing" })
      .waitFor();
    await press(page, "Look through them");

    await expectDraft(page, "Dil Ki Baat", "Song 1 of 3");
    await expect.poll(() => focusedName(page)).toBe("English Lyrics");
    await page.keyboard.press("Control+s");

    await expectDraft(page, "Jhakhmur", "Song 2 of 3");
    await expectToast(page, "Lyric Updated", '"Dil Ki Baat" has been successfully updated.');
    await page.keyboard.press("Alt+n");

    await expectDraft(page, "Hawa", "Song 3 of 3");
    await page.getByRole("group", { name: "Candidates for हवा" }).waitFor();
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCovered(page);
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => english(page).inputValue()).toBe("Mera dil\nDil hava");
    await page.keyboard.press("Control+s");

    await heading(page, "Missing Scripts");
    await expectToast(page, "Lyric Updated", '"Hawa" has been successfully updated.');
    expect(await titles(page)).toEqual(["Jhakhmur"]);
    expect(await stored()).toMatchObject({
      "Dil Ki Baat": drafts["Dil Ki Baat"],
      Jhakhmur: null,
      Hawa: "Mera dil\nDil hava",
    });
  }));

test("skipping a changed draft asks first, and a reload brings it back with the progress", () =>
  visit(first, { allowErrors: /beforeunload/ }, async (page) => {
    page.on("dialog", (dialog) => dialog.accept());
    // A draft that nobody has touched is no unsaved text.
    await expectDraft(page, "Dil Ki Baat", "Song 1 of 3");
    await page.reload();
    await page.waitForFunction(isInteractive, undefined, { polling: 50 });
    await expectDraft(page, "Dil Ki Baat", "Song 1 of 3");
    await expectAccessibleByTurns(page);
    expect(await restoredMessage(page).count()).toBe(0);
    const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /unsaved/.test(key)));
    expect(kept).toEqual([]);

    await english(page).press("End");
    await page.keyboard.type(" re");
    await page.keyboard.press("Alt+n");
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await dialog.waitFor();
    // The question has to be answered first.
    await page.keyboard.press("Alt+n");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect(await english(page).inputValue()).toBe("Dil ki baat re\nMan ki baat");
    await page.keyboard.press("Alt+n");
    await dialog.getByRole("button", { name: "Leave" }).click();

    await expectDraft(page, "Jhakhmur", "Song 2 of 3");
    await english(page).fill("Dil ki baat jhakhmur");
    await page.reload();
    await restoredMessage(page).waitFor();
    expect(await english(page).inputValue()).toBe("Dil ki baat jhakhmur");
    await page.getByText("Song 2 of 3", { exact: true }).waitFor();
    await page.keyboard.press("Alt+n");
    await dialog.getByRole("button", { name: "Leave" }).click();

    // A draft that was left as it came is left without a question.
    await expectDraft(page, "Hawa", "Song 3 of 3");
    await page.getByRole("link", { name: "Cancel" }).click();
    await heading(page, "Missing Scripts");
    expect(await titles(page)).toEqual(["Dil Ki Baat", "Jhakhmur", "Hawa"]);
  }));

test("what was saved without its draft, or finished by somebody else, does not come again", () =>
  visit(first, {}, async (page) => {
    await expectDraft(page, "Dil Ki Baat", "Song 1 of 3");
    await english(page).fill("");
    await sql()`update lyrics set lyrics_english = 'Dil ki baat jhakhmur' where title = 'Jhakhmur'`;
    await page.keyboard.press("Control+s");
    await expectDraft(page, "Hawa", "Song 2 of 2");
    await page.keyboard.press("Alt+n");
    await heading(page, "Missing Scripts");
    expect(await titles(page)).toEqual(["Dil Ki Baat", "Hawa"]);
  }));

test("skipping the last one leads back to the list", () =>
  visit(`${list}/next?script=hindi`, {}, async (page) => {
    await heading(page, "Edit Lyric: Tera Naam");
    expect(await field(page, "Hindi Lyrics").inputValue()).toBe("तेरा नाम");
    await page.keyboard.press("Alt+n");
    await heading(page, "Missing Scripts");
    expect(await titles(page)).toEqual(["Tera Naam"]);
  }));

test("a song is opened from the list with its draft, and saving it leads back there", () =>
  visit(`${list}?script=english`, {}, async (page) => {
    await page.getByRole("link", { name: "Hawa" }).click();
    await heading(page, "Edit Lyric: Hawa");
    expect(await english(page).inputValue()).toBe(drafts.Hawa);
    expect(await page.getByRole("link", { name: "Skip", exact: true }).count()).toBe(0);
    await page.keyboard.press("Control+s");
    await heading(page, "Missing Scripts");
    expect(await titles(page)).toEqual(["Dil Ki Baat", "Jhakhmur"]);
  }));

test("no more than 300 songs can be skipped at once, and the list says so", async () => {
  const ask = await askAsAdministrator({ address, signIn });
  const skipped = Array.from({ length: 301 }, (_, place) => place + 1_000_000).join(".");
  const shown = await ask(`${first}&done=301&skipped=${skipped}`);
  expect(shown.heading).toBe("Missing Scripts");
  expect(shown.textsOf("strong")).toContain("300 Songs Skipped");
});

test("without JavaScript, Save and Skip lead from form to form, each with its draft", () =>
  visit(list, { javaScriptEnabled: false }, async (page) => {
    await page.getByRole("link", { name: "English missing (3)" }).click();
    await page.getByRole("link", { name: "Look through them" }).click();
    await expectDraft(page, "Dil Ki Baat", "Song 1 of 3");
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await expectDraft(page, "Jhakhmur", "Song 2 of 3");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectDraft(page, "Hawa", "Song 3 of 3");
    await page.locator(".notice").getByText('"Jhakhmur" has been successfully updated.').waitFor();
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await heading(page, "Missing Scripts");
    expect(await titles(page)).toEqual(["Dil Ki Baat", "Hawa"]);
    expect(await stored()).toMatchObject({ "Dil Ki Baat": null, Jhakhmur: drafts.Jhakhmur });
  }));
