/** The administrator's list of the glossary, the form of a word, and the words of songs that have no entry. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleByTurns, expectAccessibleInBothThemes } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { openAdministration } from "./administrator.ts";
import { expectNoHorizontalScroll, expectToast, goTo, heading } from "./form-page.ts";

const { address, sql, visit } = openAdministration({ STARTER_CATALOGUE: "off" });

const list = "/admin/words";
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const words = (page: Page) => page.locator("tbody td.name").allTextContents();
const fill = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
};

beforeEach(async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from words`;
  await sql()`delete from private.trash`;
  await sql()`
    insert into words (word, roman, origin, english, hindi, forms) values
      ('शबनम', 'shabnam', 'persian', 'dew', 'ओस', '{}'),
      ('दर्द', 'dard', 'persian', 'pain', 'पीड़ा', '{}'),
      ('गगन', 'gagan', 'sanskrit', 'sky', 'आकाश', '{}')`;
});

const all = ["गगन gagan", "दर्द dard", "शबनम shabnam"];
const question = (word: string) =>
  `Are you sure you want to delete the word "${word}"? This will also affect associated songs.`;

test("is filtered by letter, by origin and by what is typed, and a word goes to the trash from it", async () => {
  for (const javaScriptEnabled of [false, true])
    await visit("/admin/lyrics", { javaScriptEnabled }, async (page) => {
      const choose = async (label: string, option: string) => {
        await page.getByLabel(label, { exact: true }).selectOption(option);
        if (!javaScriptEnabled) await button(page, "Filter").click();
      };
      await link(page, "Glossary").click();
      await heading(page, "Glossary");
      await expect.poll(() => words(page)).toEqual(all);
      await choose("Letter", "D");
      await expect.poll(() => words(page)).toEqual(["दर्द dard"]);
      await choose("Letter", "All letters");
      await expect.poll(() => words(page)).toEqual(all);
      await choose("Origin", "Persian");
      await expect.poll(() => words(page)).toEqual(["दर्द dard", "शबनम shabnam"]);
      await page.getByLabel("Search words").fill("shab");
      await page.keyboard.press("Enter");
      await expect.poll(() => words(page)).toEqual(["शबनम shabnam"]);
      await page.getByText("1 word", { exact: true }).waitFor();
      await link(page, "Edit शबनम").click();
      await heading(page, "Edit Word: शबनम");
      await link(page, "Back to Glossary").click();
      await expect.poll(() => words(page)).toEqual(["शबनम shabnam"]);
      await link(page, "Show all").click();
      await expect.poll(() => words(page)).toEqual(all);
      expect(await page.getByLabel("Origin").inputValue()).toBe("");

      await button(page, "Delete दर्द").click();
      await page.getByText(question("दर्द")).waitFor();
      if (javaScriptEnabled) await page.getByRole("alertdialog", { name: "Confirm Deletion" }).waitFor();
      await button(page, "Delete").click();
      await expectToast(page, "Word Deleted", '"दर्द" has been successfully deleted.');
      await expect.poll(() => words(page)).toEqual(["गगन gagan", "शबनम shabnam"]);
      if (javaScriptEnabled) return;
      await page.goto("/admin/trash");
      await button(page, "Restore दर्द").click();
      await expectToast(page, "Word Restored", '"दर्द" has been successfully restored.');
    });
});

test("a word is added and edited, and a refusal at its field loses nothing that was typed", async () => {
  for (const javaScriptEnabled of [true, false]) {
    await sql()`delete from words where roman = 'gham'`;
    await visit(`${list}/add`, { javaScriptEnabled, allowErrors: /status of 4/ }, async (page) => {
      const typed = { Word: "gham", Roman: "gham", Origin: "arabic", English: "grief" };
      await fill(page, typed);
      await button(page, "Add Word").click();
      await page.getByText("Please enter what the word means in plain Hindi.").waitFor();
      await fill(page, { "Plain Hindi": "दुख" });
      await button(page, "Add Word").click();
      await page.locator(".field-error", { hasText: "in letters of Devanagari" }).waitFor();
      for (const [label, text] of Object.entries({ ...typed, "Plain Hindi": "दुख" }))
        expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
      if (javaScriptEnabled)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
          .toBe("word");
      await fill(page, { Word: "दर्द" });
      await button(page, "Add Word").click();
      await page.getByText("can be edited instead").waitFor();
      await fill(page, { Word: "ग़म" });
      await button(page, "Add Word").click();
      await expectToast(page, "Word Added", '"ग़म" has been successfully added.');
      await expect.poll(() => words(page)).toEqual(["ग़म gham"]);
      await link(page, "Edit ग़म").click();
      await fill(page, { English: "sorrow" });
      await button(page, "Update Word").click();
      await expectToast(page, "Word Updated", '"ग़म" has been successfully updated.');
      expect(await sql()`select english from words where roman = 'gham'`).toEqual([{ english: "sorrow" }]);
    });
  }
});

test("lists uncommon words of songs that have no entry, and each begins an entry", async () => {
  const { id } = await saveSong(sql(), { title: "Jhakhmur", lyrics_hindi: "झखमूर है दिल" });
  await expect.poll(async () => (await sql()`select from private.known_words`).length).toBeGreaterThan(0);
  await visit(list, {}, async (page) => {
    await link(page, "Words of songs without an entry").click();
    await heading(page, "Words Without an Entry");
    expect(await words(page)).toEqual(["झखमूर"]);
    await link(page, "Write an entry for झखमूर").click();
    await heading(page, "Add New Word");
    expect(await page.getByLabel("Word", { exact: true }).inputValue()).toBe("झखमूर");
    expect(await page.getByLabel("Roman", { exact: true }).inputValue()).toBe("jhakhmoor");
    await fill(page, { Origin: "Hindi", English: "a made-up word", "Plain Hindi": "गढ़ा हुआ शब्द" });
    await button(page, "Add Word").click();
    await page.getByText("Every uncommon word of the songs has an entry.").waitFor();
    const song = `${address()}/lyrics/jhakhmur-${id}/words`;
    await expect.poll(async () => (await fetch(song)).text()).toContain("a made-up word");
    await page.goto(song);
    expect(await page.locator(".word-list dt").allTextContents()).toEqual(["झखमूर jhakhmoor"]);
  });
});

test("fits the window, and axe reports nothing", () =>
  visit(list, {}, async (page) => {
    await expectAccessibleByTurns(page);
    await goTo(page, `${list}/add`);
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await goTo(page, `${list}/without-entry`);
    await expectAccessibleInBothThemes(page);
    await expectNoHorizontalScroll(page);
  }));
