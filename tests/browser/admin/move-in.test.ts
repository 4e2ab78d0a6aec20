/** Whole sites of posts and of tables move in on a page. */
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { testPosts } from "../../../moving/testing/test-posts.ts";
import { wordPressExport } from "../../../moving/testing/write-exports.ts";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { atBothWidths } from "../both-widths.ts";
import { expectNoHorizontalScroll } from "./form-page.ts";
import { press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

const posts = testPosts().slice(0, 12);

async function choose(page: Page, files: Readonly<Record<string, string | Uint8Array>>) {
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Files");
  const mimeType = "application/octet-stream";
  const chosen = Object.entries(files).map(([name, content]) => ({
    name,
    mimeType,
    buffer: Buffer.from(content as string),
  }));
  await (await chooser).setFiles(chosen);
}

async function removeAll() {
  for (const table of ["lyrics", "private.drafts", "private.moved", "albums", "singers"])
    await sql()`delete from ${sql()(table)}`;
}

const count = async () => {
  const [row] = await sql()<{ count: number }[]>`
    select (select count(*) from lyrics)::integer + (select count(*) from private.drafts)::integer as count`;
  return row?.count;
};

test("posts are read, checked and moved in by keyboard alone, and a second run changes nothing", () =>
  atBothWidths(async (width) => {
    await removeAll();
    await visit("/admin/lyrics/import", { width }, async (page) => {
      await press(page, "Move it in");
      await page.getByRole("heading", { level: 1, name: "Move a Whole Site In" }).waitFor();
      await choose(page, { "songs.pdf": "x" });
      await page.getByText("songs.pdf is neither a table").waitFor();
      await choose(page, { "songs.xml": wordPressExport(posts) });
      await press(page, "By which rules posts become songs");
      await tabTo(page, "Rules");
      await page.keyboard.press("Control+Home");
      await page.keyboard.type("Colour: red\n");
      await press(page, "Check");
      await page.getByText("Line 1 of the rules, “Colour: red”: There is no such rule.").waitFor();
      await tabTo(page, "Rules");
      await page.keyboard.press("Control+Home");
      for (const _ of "Colour: red\n") await page.keyboard.press("Delete");
      await press(page, "Check");
      await page.getByText("12 posts read. Nothing is saved.").waitFor();
      expect(await count()).toBe(0);
      await page.getByText(/^\/2019\/03\/song-1\/ → \/lyrics\/.* with a new number$/).waitFor();
      await page.getByRole("heading", { level: 4, name: posts[0]?.song?.title ?? "" }).waitFor();
      await expectNoHorizontalScroll(page);
      await tabTo(page, "Move in");
      await page.keyboard.press("Enter");
      await page.getByText("Done. 12 of the posts are through.").waitFor();
      expect(await count()).toBe(12);
      await press(page, "Check");
      await page.getByText("Songs: 12 unchanged.").waitFor();
      if (width === "desktop") await expectAccessibleByTurns(page);
    });
  }));

const tables = {
  "lyrics_rows.csv":
    "id,title,lyrics_english,views,mood\n7,Tere,Tere bina,12,calm\n9,Meri,,3,\n11,Teen,Teen din,1,\n13,,,,\n",
  "singers.csv": "id,name,image_url\n4,Lata,https://pictures.example/lata.jpg\n5,LATA,\n",
  "lyrics_singers.csv": "lyric_id,singer_id\n7,5\n11,4\n",
  "settings.csv": "key,value\nadCode1,<b>ad</b>\n",
};

test("a zip of tables is checked and moved in with its numbers, and a second run changes nothing", async () => {
  await removeAll();
  const zip = zipSync(
    Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, strToU8(text)])),
  );
  await visit("/admin/lyrics/move-in", { width: "desktop" }, async (page) => {
    await choose(page, { "lyrics site.zip": zip });
    await press(page, "Check");
    await page.getByText("4 songs read. Nothing is saved.").waitFor();
    for (const words of [
      "lyrics: these columns are left out: mood.",
      "There is no table albums: what it has is left out.",
      "Singers: 1 created, 1 merged.",
      "Songs: 3 created, 1 left out, 1 as drafts.",
      "/lyrics/tere-7 → /lyrics/tere-7",
      "/lyrics/meri-9 → (not public) /lyrics/meri-9",
    ])
      await page.getByText(words, { exact: true }).waitFor();
    expect(await count()).toBe(0);
    await press(page, "Move in");
    await page.getByText("Done. 4 of the songs are through.").waitFor();
    expect(
      await sql()`
      select l.id, l.title, l.views, p.name, p.image_url from lyrics as l
      join lyrics_singers as c on c.lyric_id = l.id join singers as p on p.id = c.singer_id order by l.id`,
    ).toEqual([
      { id: 7, title: "Tere", views: 12, name: "Lata", image_url: "https://pictures.example/lata.jpg" },
      { id: 11, title: "Teen", views: 1, name: "Lata", image_url: "https://pictures.example/lata.jpg" },
    ]);
    expect(await sql()`select id from private.drafts`).toEqual([{ id: 9 }]);
    expect(await sql()`select value from settings where key = 'adCode1'`).toEqual([{ value: "<b>ad</b>" }]);
    await choose(page, { "lyrics site (1).zip": zip });
    await press(page, "Check");
    await page.getByText("Songs: 3 unchanged, 1 left out, 1 as drafts.", { exact: true }).waitFor();
    // As files of their own they are another site.
    await choose(page, tables);
    await press(page, "Check");
    await page.getByText("All their songs are added as further ones.").waitFor();
    await page.getByText("/lyrics/tere-7 → /lyrics/tere-… with a new number", { exact: true }).waitFor();
    await page.getByText(/^With remarks/).click();
    await page.getByText("Its old address /lyrics/tere-7 is that of “Tere” here, which is shown.").waitFor();
  });
  await sql()`delete from settings where key = 'adCode1'`;
});
