/** Names that are near others, in the song form, in the forms of people and albums, and in the import. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { accessibilityFindings, expectAccessibleByTurns } from "../accessibility.ts";
import { press } from "./keyboard.ts";
import { button, expectToast, field, fill, refusals, typedSong } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

beforeEach(async () => {
  for (const table of ["lyrics", "singers", "lyricists", "albums"]) await sql()`delete from ${sql()(table)}`;
  await saveSong(sql(), {
    title: "Purana",
    lyrics_hindi: "ला",
    singerNames: "Jagjit Singh",
    albumName: "Mirza Ghalib (1988)",
    genre: "Ghazal",
  });
});

const namesIn = async (table: "singers" | "albums") =>
  (await sql()<{ name: string }[]>`select name from ${sql()(table)} order by name`).map(({ name }) => name);

const save = (page: Page) =>
  page.locator(".form-buttons").getByRole("button", { name: "Save", exact: true }).click();
/** Of the question before saving. */
const answerButton = (page: Page) =>
  page.locator(".dialog, .form-message").getByRole("button", { name: "Save", exact: true });

test("while a near name is typed, one key takes the one who is here", () =>
  visit(add, { width: "phone" }, async (page) => {
    await field(page, "Singers").pressSequentially("Jagit Sing");
    await page.getByRole("option", { name: "Jagjit Singh 1 song" }).waitFor();
    await page.keyboard.press("Enter");
    expect(await field(page, "Singers").inputValue()).toBe("Jagjit Singh, ");
  }));

test("below the fields near names are asked about, and one key takes each, album and genre too", () =>
  visit(add, { width: "phone" }, async (page) => {
    await fill(page, {
      ...typedSong,
      Singers: "Mukesh, Jagit Sing",
      Album: "Mirza Galib",
      Genre: "Ghazel",
    });
    await page.getByText("Did you mean").nth(2).waitFor();
    await expectAccessibleByTurns(page);
    await press(page, "Jagjit Singh instead of Jagit Sing (1 song)?");
    expect(await field(page, "Singers").inputValue()).toBe("Mukesh, Jagjit Singh");
    await press(page, "Mirza Ghalib instead of Mirza Galib (1 song)?");
    expect(await field(page, "Album").inputValue()).toBe("Mirza Ghalib");
    await press(page, "Ghazal instead of Ghazel (1 song)?");
    expect(await field(page, "Genre").inputValue()).toBe("Ghazal");
    await page.getByText("1 singer exists, 1 will be created: Mukesh").waitFor();
    expect(await page.getByText("Did you mean").count()).toBe(0);
  }));

test("a new name that is near another one is asked about before saving, and is that one or a new one", () =>
  visit(add, refusals, async (page) => {
    await fill(page, { ...typedSong, "Song Title": "Ek", Singers: "Jagit Sing" });
    await press(page, "Save");
    await page.getByRole("alertdialog", { name: "Did You Mean Another?" }).waitFor();
    await page.getByText("Jagit Sing: did you mean Jagjit Singh (1 song)?").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await press(page, "Save as Jagjit Singh");
    await expectToast(page, "Lyric Added");
    expect(await namesIn("singers")).toEqual(["Jagjit Singh"]);
    await page.goto(new URL(add, page.url()).href);
    await fill(page, { ...typedSong, "Song Title": "Do", Singers: "Jagit Sing" });
    await press(page, "Save");
    await press(page, "Save as Jagit Sing");
    await expectToast(page, "Lyric Added");
    expect(await namesIn("singers")).toEqual(["Jagit Sing", "Jagjit Singh"]);
  }));

test.each([true, false])(
  "all questions are asked at once, and one key saves what is offered (scripts: %s)",
  async (javaScriptEnabled) => {
    await visit(add, { ...refusals, javaScriptEnabled }, async (page) => {
      await sql()`update lyrics set genre = 'Romantic'`;
      await fill(page, { ...typedSong, "Song Title": "Do", Singers: "Jagit Sing", Genre: "Romatic" });
      await fill(page, { "Hindi Lyrics": "Dil ki baat suno" });
      await save(page);
      await page
        .getByText("2 names would be new. They are nearly the same as others that are here.")
        .waitFor();
      if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([]);
      await answerButton(page).click();
      await page.getByRole("heading", { level: 1, name: "Manage Lyrics" }).waitFor();
      expect(await namesIn("singers")).toEqual(["Jagjit Singh"]);
      expect(await sql()`select distinct genre from lyrics`).toEqual([{ genre: "Romantic" }]);
      expect(await sql()`select lyrics_hindi, lyrics_english from lyrics where title = 'Do'`).toEqual([
        { lyrics_hindi: null, lyrics_english: "Dil ki baat suno" },
      ]);
    });
  },
);

test.each([true, false])(
  "each near name has an answer of its own, and so have the lyrics (scripts: %s)",
  async (javaScriptEnabled) => {
    await visit(add, { ...refusals, javaScriptEnabled }, async (page) => {
      const song = {
        "Song Title": "Do",
        Singers: "Jagit Sing, Mukesh",
        Album: "Mirza Galib",
        Genre: "Ghazel",
      };
      await fill(page, { ...song, "Hindi Lyrics": "Dil ki baat suno" });
      await save(page);
      await page.getByLabel("Genre", { exact: true }).waitFor();
      for (const name of ["Jagit Sing: did you mean", "Move the lyrics to"]) {
        const box = page.getByRole("checkbox", { name });
        await box.focus();
        await page.keyboard.press("Space");
        expect(await box.isChecked()).toBe(false);
      }
      await answerButton(page).click();
      await page.getByRole("heading", { level: 1, name: "Manage Lyrics" }).waitFor();
      expect(await namesIn("singers")).toEqual(["Jagit Sing", "Jagjit Singh", "Mukesh"]);
      expect(await namesIn("albums")).toEqual(["Mirza Ghalib"]);
      expect(await sql()`select genre, lyrics_hindi from lyrics where title = 'Do'`).toEqual([
        { genre: "Ghazal", lyrics_hindi: "Dil ki baat suno" },
      ]);
    });
  },
);

test.each([true, false])(
  "what is wrong is refused before anything is asked (scripts: %s)",
  async (javaScriptEnabled) => {
    await visit(add, { ...refusals, javaScriptEnabled }, async (page) => {
      await fill(page, { ...typedSong, Singers: "Jagit Sing", "Hindi Lyrics": "Dil ki baat suno" });
      await fill(page, { "Cover Image URL": "javascript:alert(1)" });
      await save(page);
      await expectToast(page, "Error Adding Lyric");
      expect(await page.getByText("would be new").count()).toBe(0);
      await fill(page, { "Cover Image URL": "" });
      await save(page);
      await page.getByText("This name would be new.").waitFor();
    });
    await visit("/admin/singers/add", { ...refusals, javaScriptEnabled }, async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("Jagit Singh");
      await page.getByLabel(/Image URL/).fill("javascript:alert(1)");
      await button(page, "Add Singer").click();
      await expectToast(page, "Error Adding Singer");
      expect(await page.getByText("Did you mean").count()).toBe(0);
    });
  },
);

test.each([true, false])(
  "a near name of a person or an album is asked about once (scripts: %s)",
  async (javaScriptEnabled) => {
    await visit("/admin/singers/add", { ...refusals, javaScriptEnabled }, async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("Jagit Singh");
      await button(page, "Add Singer").click();
      await page.getByText('Did you mean "Jagjit Singh", who is here already?').first().waitFor();
      await page.getByText("exists already, with 1 song.").waitFor();
      expect(await namesIn("singers")).toEqual(["Jagjit Singh"]);
      await button(page, "Add Singer").click();
      await page.getByRole("heading", { level: 1, name: "Singers" }).waitFor();
      expect(await namesIn("singers")).toEqual(["Jagit Singh", "Jagjit Singh"]);
    });
    await visit("/admin/albums/add", { ...refusals, javaScriptEnabled }, async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("Mirza Galib");
      await page.getByLabel("Release Year").fill("1988");
      await button(page, "Add Album").click();
      await page.getByText('Did you mean "Mirza Ghalib", which is here already?').first().waitFor();
      expect(await namesIn("albums")).toEqual(["Mirza Ghalib"]);
    });
  },
);

test("an import offers near names, not chosen beforehand", () =>
  visit("/admin/lyrics/import", {}, async (page) => {
    const chooser = page.waitForEvent("filechooser");
    await press(page, "Files");
    await (await chooser).setFiles({
      name: "songs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("title,singers,english\nA,Jagit Sing,la"),
    });
    await press(page, "Check songs");
    await page.getByText("1 song checked.").waitFor();
    const offer = page.locator(".offered-names li");
    expect(await offer.allInnerTexts()).toEqual(["Jagit Sing is Jagjit Singh (1 song)"]);
    expect(await offer.getByRole("checkbox").isChecked()).toBe(false);
  }));

test("an import offers new names of one file as each other, and reads them so once they are chosen", () =>
  visit("/admin/lyrics/import", {}, async (page) => {
    const chooser = page.waitForEvent("filechooser");
    await press(page, "Files");
    await (await chooser).setFiles({
      name: "songs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        "title,singers,album,english\nA,Suman Kalyanpyr,Kabhi Kabi,la\nB,Suman Kalyanpur,Kabhi Kabhie,la\n" +
          "C,Suman Kalyanpur,Kabhi Kabhie,la",
      ),
    });
    await press(page, "Check songs");
    await page.getByText("3 songs checked.").waitFor();
    const offer = page.locator(".offered-names li");
    expect(await offer.allInnerTexts()).toEqual([
      "Suman Kalyanpyr is Suman Kalyanpur (1 song)",
      "album Kabhi Kabi is Kabhi Kabhie (1 song)",
    ]);
    await page.getByLabel("All 2").focus();
    await page.keyboard.press("Space");
    await press(page, "Check again");
    await page.getByText("3 songs checked.").waitFor();
    await page.getByRole("button", { name: /^Import 3 songs/ }).click();
    await page.getByText(/^Done\..*added/).waitFor();
    expect(await namesIn("singers")).toContain("Suman Kalyanpur");
    expect(await namesIn("singers")).not.toContain("Suman Kalyanpyr");
    expect(await namesIn("albums")).not.toContain("Kabhi Kabi");
  }));
