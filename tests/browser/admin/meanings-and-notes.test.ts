/** Own meanings of words and notes to lines in the form of a song: optional, folded, and saved with the song. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { button, expectToast, field, fill, restoredMessage } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

const unfold = (page: Page) => page.locator("summary", { hasText: "Meanings and notes" }).click();
const lyrics = "कल न आए\nमन रोए";
const storedOf = async (title: string) => ({
  meanings: await sql()`
    select w.word, w.english, w.hindi from lyric_words as w
    join lyrics as l on l.id = w.lyric_id where l.title = ${title}`,
  notes: await sql()`
    select n.line, n.note from lyric_notes as n join lyrics as l on l.id = n.lyric_id
    where l.title = ${title} order by n.line`,
});

test.each([true, false])("they are saved with their song, and are in its form (scripts: %s)", (scripts) =>
  visit(add, { javaScriptEnabled: scripts }, async (page) => {
    const title = `Kal ${scripts}`;
    await fill(page, { "Song Title": title, "Hindi Lyrics": lyrics });
    await unfold(page);
    await fill(page, {
      "Word 1": "कल",
      "English meaning 1": "peace",
      "Line 1": "मन रोए",
      "Note 1": "Twice.\nSoftly.",
    });
    if (scripts) await fill(page, { "Line 2": "कल न आए", "Note 2": "A pun." });
    await button(page, "Save").click();
    await page.waitForURL((url) => url.pathname === "/admin/lyrics");
    const pun = { line: "कल न आए", note: "A pun." };
    const twice = { line: "मन रोए", note: "Twice.\nSoftly." };
    await expect
      .poll(() => storedOf(title))
      .toEqual({
        meanings: [{ word: "कल", english: "peace", hindi: null }],
        notes: scripts ? [pun, twice] : [twice],
      });
    const [song] = await sql()`select id from lyrics where title = ${title}`;
    await page.goto(`/admin/lyrics/edit/${song?.id}`);
    expect(await field(page, "Word 1").inputValue()).toBe("कल");
    expect(await field(page, "Line 1").inputValue()).toBe(scripts ? "कल न आए" : "मन रोए");
    await fill(page, { "English meaning 1": "", "Note 1": "Changed." });
    await button(page, "Save").click();
    await expect.poll(async () => (await storedOf(title)).meanings).toEqual([]);
    expect((await storedOf(title)).notes[0]).toMatchObject({ note: "Changed." });
  }),
);

test("they are accessible, and a note without a line is refused at its row and not lost", () =>
  visit(add, { allowErrors: /status of 400/ }, async (page) => {
    await page.locator("summary", { hasText: "Translation" }).click();
    await fill(page, { "Song Title": "Bina pankti", "Hindi Lyrics": lyrics, "English Translation": "la" });
    await page.getByText("1 line here, 2 in the lyrics", { exact: true }).waitFor();
    await unfold(page);
    await fill(page, { "Word 1": "रात", "Note 1": "x" });
    await page.getByText("Not in the lyrics: it is kept, but not shown").waitFor();
    await expectAccessibleByTurns(page);
    await fill(page, { "Word 1": "", "English Translation": "" });
    await fill(page, { "Note 1": "To which line?" });
    await button(page, "Save").click();
    await page.locator(".field-error", { hasText: "A note here belongs to no line." }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("notes.line");
    expect(await field(page, "Note 1").inputValue()).toBe("To which line?");
    await fill(page, { "Line 1": "मन रोए" });
    await button(page, "Save").click();
    await expectToast(page, "Lyric Added");
  }));

test("a note whose line is gone says so, and a typed note comes back as a draft", async () => {
  const notes = [{ line: "मन रोए", note: "Twice." }];
  const { id } = await saveSong(sql(), { title: "Gayab", lyrics_hindi: "और कुछ", notes });
  await visit(`/admin/lyrics/edit/${id}`, {}, async (page) => {
    page.on("dialog", (dialog) => dialog.accept());
    await page.getByText("Not in the lyrics any more: the note is kept, but not shown").waitFor();
    await fill(page, { "Line 2": "और कुछ", "Note 2": "Mine." });
    await page.reload();
    await restoredMessage(page).waitFor();
    expect(await field(page, "Note 2").inputValue()).toBe("Mine.");
    await button(page, "Save").click();
    await expectToast(page, "Lyric Updated");
    expect((await storedOf("Gayab")).notes).toHaveLength(2);
  });
});
