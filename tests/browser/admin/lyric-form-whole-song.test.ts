/** A whole song is pasted at once, and lyrics that stand in the field of the other script are put right. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findSongToEdit } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { button, expectToast, field, fill, focused, refusals } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";
const permissions = ["clipboard-read", "clipboard-write"];
const roman = "Dil ki baat suno\nMere paas chale aao";
const block = `Neela Geet\n\nSinger: Lata Mangeshkar, Mukesh\nLyricist: Shailendra\nMusic: Roshan\nFilm: Neela Ghar\n\n${roman}`;

const paste = async (page: Page, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("Control+v");
};
const said = (page: Page) => page.locator(".whole-song [role=status] p").first();

test.each(["phone", "desktop"] as const)(
  "a pasted whole song is saved in both scripts with 6 keys on a %s",
  (width) =>
    visit(add, { permissions, width }, async (page) => {
      await sql()`delete from lyrics`;
      await expect.poll(() => focused(page)).toBe("title");
      for (const key of ["Shift+Tab", "Enter", "Tab"]) await page.keyboard.press(key);
      await paste(page, block);
      await expect
        .poll(() => said(page).textContent())
        .toBe("Filled: Song Title, Album, Singers, Lyricists, Music Directors and English Lyrics.");
      await expectAccessibleByTurns(page);
      await page.keyboard.press("F2");
      await page.getByText("Wrote 2 lines.").waitFor();
      await page.keyboard.press("Control+s");
      await expectToast(page, "Lyric Added");
      const [song] = await sql()<{ id: number }[]>`select id from lyrics`;
      expect(await findSongToEdit(sql(), song?.id ?? 0)).toMatchObject({
        title: "Neela Geet",
        albumName: "Neela Ghar",
        singerNames: "Lata Mangeshkar, Mukesh",
        lyricistNames: "Shailendra",
        musicDirectorNames: "Roshan",
        lyrics_english: roman,
        lyrics_hindi: "दिल की बात सुनो\nमेरे पास चले आओ",
      });
    }),
);

test("a pasted song replaces typed text only by a button, and all of it can be undone", () =>
  visit(add, { permissions }, async (page) => {
    await fill(page, { "Song Title": "Mera Geet" });
    await page.getByText("Paste a whole song").click();
    await field(page, "Text of the song").focus();
    await paste(page, block);
    await expect
      .poll(() => said(page).textContent())
      .toContain("Not replaced, as there is text: Song Title.");
    expect(await field(page, "Song Title").inputValue()).toBe("Mera Geet");
    await button(page, "Replace what was there").click();
    await expect.poll(() => field(page, "Song Title").inputValue()).toBe("Neela Geet");
    await page.locator(".whole-song").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => field(page, "Song Title").inputValue()).toBe("Mera Geet");
    expect(await field(page, "English Lyrics").inputValue()).toBe("");
  }));

const question = (page: Page) => page.getByRole("alertdialog", { name: "Is this the right field?" });

test("Roman lines in the Hindi field are moved by one click, and saving them unmoved asks once", () =>
  visit(add, refusals, async (page) => {
    await sql()`delete from lyrics`;
    await fill(page, { "Song Title": "Ghalat", "Hindi Lyrics": roman });
    await button(page, "Move to English Lyrics").click();
    expect(await field(page, "English Lyrics").inputValue()).toBe(roman);
    expect(await field(page, "Hindi Lyrics").inputValue()).toBe("");
    await fill(page, { "Hindi Lyrics": roman });
    await button(page, "Save").click();
    await question(page).getByText("These lines are in Roman letters.").waitFor();
    await button(page, "Back").click();
    await fill(page, { "English Lyrics": "" });
    await button(page, "Save").click();
    await question(page).waitFor();
    await expectAccessibleByTurns(page);
    await button(page, "Move and save").click();
    await expectToast(page, "Lyric Added");
    expect(await sql()`select lyrics_hindi, lyrics_english from lyrics`).toEqual([
      { lyrics_hindi: null, lyrics_english: roman },
    ]);
  }));

test("without scripts the server asks whether Roman lines stay in the Hindi field, and a filter finds them", () =>
  visit(add, { javaScriptEnabled: false, ...refusals }, async (page) => {
    await sql()`delete from lyrics`;
    await fill(page, { "Song Title": "Waisa Hi", "Hindi Lyrics": roman });
    await button(page, "Save").click();
    await page.getByRole("alert").getByText("These lines are in Roman letters.").waitFor();
    await button(page, "Save as it is").click();
    await page.waitForURL(/\/admin\/lyrics(#|$)/);
    await page.goto(new URL("/admin/lyrics?missing=script", page.url()).href);
    expect(await page.locator("tbody td.name").allTextContents()).toEqual(["Waisa Hi"]);
    await page.getByRole("link", { name: "Waisa Hi", exact: true }).click();
    await page.getByLabel("Song Title").waitFor();
  }));

test("the form of a song leads to the next one of its list, to its page and to its deletion", async () => {
  await sql()`delete from lyrics`;
  await sql()`insert into lyrics (title, lyrics_hindi) values ('Teen', 'क'), ('Do', 'क'), ('Ek', 'क')`;
  await visit("/admin/lyrics?sort=title-asc", {}, async (page) => {
    await page.getByRole("link", { name: "Do", exact: true }).click();
    await page.getByRole("heading", { name: "Edit Lyric: Do" }).waitFor();
    await page.getByText("Visible on the site at once").waitFor();
    expect(await page.getByRole("link", { name: "Previous song" }).count()).toBe(0);
    await page.getByRole("link", { name: "Next song" }).click();
    await page.getByRole("heading", { name: "Edit Lyric: Ek" }).waitFor();
    await page.getByRole("link", { name: "Previous song" }).waitFor();
    const href = await page.getByRole("link", { name: "View on the site" }).getAttribute("href");
    expect(href).toMatch(/^\/lyrics\/ek-\d+$/);
    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await page.getByRole("heading", { name: "Confirm Deletion" }).waitFor();
  });
});

test("more than a song may have is not pasted, and a thousand lines can be typed in", () =>
  visit(add, { permissions }, async (page) => {
    await field(page, "English Lyrics").focus();
    await paste(page, "Dil ki baat suno\n".repeat(6_000));
    await page.getByText("Nothing was pasted: lyrics may have at most 1,00,000 characters.").waitFor();
    expect(await field(page, "English Lyrics").inputValue()).toBe("");
    await paste(page, Array.from({ length: 1_000 }, (_, i) => `Dil ki baat ${i}`).join("\n"));
    const took = await page.evaluate(async () => {
      const area = document.activeElement as HTMLTextAreaElement;
      const times: number[] = [];
      for (let key = 0; key < 9; key += 1) {
        const start = performance.now();
        document.execCommand("insertText", false, "a");
        times.push(performance.now() - start);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      return {
        median: times.sort((one, other) => one - other)[4] ?? 0,
        lines: area.value.split("\n").length,
      };
    });
    expect(took.lines).toBe(1_000);
    expect(took.median).toBeLessThan(50);
  }));
