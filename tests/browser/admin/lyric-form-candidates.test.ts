import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, expectAccessible, field, fill, focused } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

const hindi = "वादा न तोड़\nतू चंदा मैं चाँदनी\n\nवादा रहा सनम\nहोंगे जुदा न हम";

async function draft(page: Page): Promise<void> {
  await fill(page, { "Hindi Lyrics": hindi, "Song Title": "Vaada" });
  await page.keyboard.press("F2");
  await page.getByText("Wrote 4 lines. 3 words to look at.").waitFor();
}

const marked = (page: Page) => page.locator(".lyric-marks .unsure-word").allTextContents();
const text = (page: Page) => field(page, "English Lyrics").inputValue();
const list = (page: Page) => page.locator(".unsure-words");
const candidates = (page: Page, source: string) =>
  page.getByRole("group", { name: `Candidates for ${source}` });

/** Clicks into the middle of a marked word, which is behind the text area. */
async function clickWord(page: Page, place: number): Promise<void> {
  const box = await page.locator(".unsure-word").nth(place).boundingBox();
  if (!box) throw new Error("The word is not shown.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The candidates, by a click elsewhere, Escape and typing. */
async function expectToClose(page: Page): Promise<void> {
  await clickWord(page, 0);
  await candidates(page, "तू").waitFor();
  await page.keyboard.press("Escape");
  expect(await candidates(page, "तू").count()).toBe(0);
  await clickWord(page, 0);
  await candidates(page, "तू").waitFor();
  await field(page, "Genre").click();
  expect(await page.locator(".candidate-list").count()).toBe(0);
  await clickWord(page, 0);
  await candidates(page, "तू").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("x");
  expect(await page.locator(".candidate-list").count()).toBe(0);
}

test.each(["phone", "desktop"] as const)(
  "a click on a marked word offers candidates, and one replaces it everywhere, on a %s",
  (width) =>
    visit(add, { width }, async (page) => {
      await draft(page);
      expect(await marked(page)).toEqual(["Vaada", "Tu", "chaandni", "Vaada"]);
      await list(page).getByText("3 words to look at, in 4 places, in the English lyrics").waitFor();
      await field(page, "English Lyrics").scrollIntoViewIfNeeded();
      await clickWord(page, 3);
      await candidates(page, "वादा").waitFor();
      await expect.poll(() => focused(page)).toBe("lyrics_english");
      await expectAccessible(page);
      await candidates(page, "वादा").getByRole("button", { name: "Write Waada", exact: true }).click();
      expect(await text(page)).toBe(
        "Waada na tod\nTu chanda main chaandni\n\nWaada raha sanam\nHonge juda na hum",
      );
      await page.getByText("Waada in 2 places. 2 words to look at.").waitFor();
      expect(await marked(page)).toEqual(["Tu", "chaandni"]);
      expect(await candidates(page, "वादा").count()).toBe(0);
      await page.keyboard.type("!");
      expect(await text(page)).toContain("\n\nWaada! raha");
      if (width === "desktop") await expectToClose(page);
    }),
);

test("F8 goes from word to word, arrows and Enter choose, and the caret stands behind the word", () =>
  visit(add, {}, async (page) => {
    await draft(page);
    await page.keyboard.press("F8");
    await candidates(page, "वादा").waitFor();
    expect(await focused(page)).toBe("Vaada is right");
    await page.keyboard.press("F8");
    await candidates(page, "तू").waitFor();
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("Write Too");
    await page.keyboard.press("Enter");
    expect(await text(page)).toBe(
      "Vaada na tod\nToo chanda main chaandni\n\nVaada raha sanam\nHonge juda na hum",
    );
    await expect.poll(() => focused(page)).toBe("lyrics_english");
    await page.keyboard.type(",");
    expect(await text(page)).toContain("\nToo, chanda");
    await page.keyboard.press("F8");
    await candidates(page, "चाँदनी").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("lyrics_english");
    await button(page, "Undo").click();
    await page.getByRole("alertdialog").waitFor();
    await button(page, "Cancel").click();
  }));

test("marks stay with their words while the text is edited, and go with the word that is edited", () =>
  visit(add, {}, async (page) => {
    await draft(page);
    await field(page, "English Lyrics").press("Control+Home");
    await page.keyboard.type("Sun ");
    expect(await marked(page)).toEqual(["Vaada", "Tu", "chaandni", "Vaada"]);
    await page.keyboard.press("Delete");
    expect(await marked(page)).toEqual(["Tu", "chaandni", "Vaada"]);
    const [mark, word] = await page.evaluate(() => {
      const area = document.querySelector<HTMLTextAreaElement>("textarea[name=lyrics_english]");
      const first = area?.parentElement?.querySelector<HTMLElement>(".unsure-word");
      const before = document.createRange();
      before.setStart(first?.closest(".lyric-marks") ?? document.body, 0);
      before.setEnd(first ?? document.body, 0);
      return [before.toString().length, area?.value.indexOf("Tu chanda")];
    });
    expect(mark).toBe(word);
  }));

test("more than five words are folded up, and unfolded when the focus goes there", () =>
  visit(add, {}, async (page) => {
    const words = ["वादा", "तू", "चाँदनी", "जाएगा", "कारवाँ", "वतन", "वीरान", "जवानी", "दीवाना", "बाँहें"];
    await fill(page, { "Hindi Lyrics": words.join("\n") });
    await page.keyboard.press("F2");
    await list(page).waitFor();
    const more = list(page).locator("summary");
    const unsure = await list(page).locator("li").count();
    expect(unsure).toBeGreaterThan(6);
    expect(await more.textContent()).toBe(`and ${unsure - 5} more`);
    await list(page).locator("li").nth(4).getByRole("button").first().click();
    await list(page).locator("li").nth(4).getByRole("button").first().click();
    await more.click();
    const last = list(page).locator("li").last();
    await last.getByRole("button").first().click();
    await expect.poll(() => focused(page)).toContain("is right");
  }));

test("the list says where the unsure words are, and is done by keyboard alone", () =>
  visit(add, { width: "phone" }, async (page) => {
    await draft(page);
    expect(await list(page).locator("li").allTextContents()).toEqual([
      expect.stringMatching(/^Lines 1, 3वादाVaada is right/),
      expect.stringMatching(/^Line 2तूTu is right/),
      expect.stringMatching(/^Line 2चाँदनीchaandni is right/),
    ]);
    await expectAccessible(page);
    await list(page).getByRole("button", { name: "Vaada is right" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Tu is right");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("chaandni is right");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await list(page).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe("Undo");
    expect(await text(page)).toContain("main chaandani\n");
    await page.keyboard.press("Enter");
    expect(await text(page)).toContain("main chaandni\n");
    expect(await list(page).locator("li").count()).toBe(1);
  }));
