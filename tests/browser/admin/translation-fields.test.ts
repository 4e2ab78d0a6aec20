/** The translation in the form of a song: optional, folded, and saved with the song. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveSong } from "#catalogue";
import {
  button,
  expectToast,
  field,
  fill,
  focused,
  restoredMessage,
  saveOldSong,
  title,
} from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

const unfold = (page: Page) => page.locator("summary", { hasText: "Translation" }).click();
const texts = { "English Translation": "la\nla", "Plain Hindi": "ला\nला", Translator: "A. Reader" };
const storedOf = (song: string) => sql()`
  select t.english, t.plain_hindi, t.translator
  from lyric_translations as t join lyrics as l on l.id = t.lyric_id where l.title = ${song}`;
const stored = { english: "la\nla", plain_hindi: "ला\nला", translator: "A. Reader" };

test("the translation is folded, is not needed, and Enter passes it by", () =>
  visit(add, {}, async (page) => {
    await fill(page, { "Song Title": "Bina", "Hindi Lyrics": "ला" });
    expect(await field(page, "English Translation").isVisible()).toBe(false);
    await field(page, "English Lyrics").fill("la");
    await fill(page, { Album: "A", Genre: "G", Singers: "S", Lyricists: "L", "Music Directors": "M" });
    await field(page, "Music Directors").press("Escape");
    await field(page, "Music Directors").press("Enter");
    expect(await focused(page)).toBe("youtube_video_id");
    await button(page, "Save").click();
    await expectToast(page, "Lyric Added");
    expect(await storedOf("Bina")).toHaveLength(0);
  }));

test.each([true, false])(
  "it is saved with its song, and unfolded in the form of that song (scripts: %s)",
  (scripts) =>
    visit(add, { javaScriptEnabled: scripts }, async (page) => {
      const name = `Anuvad ${scripts}`;
      await fill(page, { "Song Title": name, "Hindi Lyrics": "ला\nला" });
      await unfold(page);
      await fill(page, texts);
      await button(page, "Save").click();
      await page.waitForURL("**/admin/lyrics**");
      await expect.poll(() => storedOf(name)).toEqual([stored]);
      const [song] = await sql()`select id from lyrics where title = ${name}`;
      await page.goto(`/admin/lyrics/edit/${song?.id}`);
      for (const [label, text] of Object.entries(texts)) {
        expect(await field(page, label).isVisible()).toBe(true);
        expect(await field(page, label).inputValue()).toBe(text);
      }
      for (const label of Object.keys(texts)) await field(page, label).fill("");
      await button(page, "Save").click();
      await expect.poll(() => storedOf(name)).toEqual([]);
    }),
);

test("other numbers of lines than in the lyrics are remarked, and no obstacle", () =>
  visit(add, {}, async (page) => {
    await fill(page, { "Song Title": "Lambai", "Hindi Lyrics": "ला\nला" });
    await unfold(page);
    await fill(page, { "English Translation": "la\nla\nla" });
    await page.getByText("3 lines here, 2 in the lyrics", { exact: true }).waitFor();
    await field(page, "English Translation").fill("la\nla");
    await expect.poll(() => page.getByText("in the lyrics", { exact: false }).count()).toBe(0);
    await field(page, "English Translation").fill("la");
    await button(page, "Save").click();
    await expectToast(page, "Lyric Added");
    expect(await storedOf("Lambai")).toMatchObject([{ english: "la" }]);
  }));

test("a translator without a translation is refused at its field, which is unfolded", () =>
  visit(add, { allowErrors: /status of 400/ }, async (page) => {
    await fill(page, { "Song Title": "Akela naam", "Hindi Lyrics": "ला" });
    await unfold(page);
    await fill(page, { Translator: "A. Reader" });
    await unfold(page);
    await button(page, "Save").click();
    await page.locator(".field-error", { hasText: "There is no translation to credit." }).waitFor();
    expect(await field(page, "Translator").isVisible()).toBe(true);
    await fill(page, { "English Translation": "la" });
    await expect.poll(() => page.locator(".field-error").count()).toBe(0);
    await button(page, "Save").click();
    await expectToast(page, "Lyric Added");
  }));

test("a typed translation comes back as a draft, and one that somebody else has changed is not overwritten", async () => {
  const { id, path } = await saveOldSong(sql());
  await visit(path, { allowErrors: /status of 409/ }, async (page) => {
    page.on("dialog", (dialog) => dialog.accept());
    await expect.poll(() => title(page).inputValue()).toBe("Purana");
    await unfold(page);
    await fill(page, { "English Translation": "mine" });
    await page.reload();
    await restoredMessage(page).waitFor();
    expect(await field(page, "English Translation").isVisible()).toBe(true);
    expect(await field(page, "English Translation").inputValue()).toBe("mine");
    const other = { title: "Purana", singerNames: "Mukesh", lyrics_hindi: "ला", genre: "Sad" };
    await saveSong(sql(), { ...other, translation_english: "theirs" }, { id });
    await button(page, "Save").click();
    await page.getByText("Changed since you opened it: English Translation.", { exact: true }).waitFor();
    expect(await storedOf("Purana")).toMatchObject([{ english: "theirs" }]);
    await button(page, "Overwrite with my text").click();
    await expect.poll(() => storedOf("Purana")).toMatchObject([{ english: "mine" }]);
  });
});
