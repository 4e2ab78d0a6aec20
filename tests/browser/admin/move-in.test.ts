/** A whole site of posts moves in on a page. */
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

async function choose(page: Page, name: string) {
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Files");
  await (await chooser).setFiles({ name, mimeType: "text/xml", buffer: Buffer.from(wordPressExport(posts)) });
}

const count = async () => {
  const [row] = await sql()<{ count: number }[]>`
    select (select count(*) from lyrics)::integer + (select count(*) from private.drafts)::integer as count`;
  return row?.count;
};

test("posts are read, checked and moved in by keyboard alone, and a second run changes nothing", () =>
  atBothWidths(async (width) => {
    for (const table of ["lyrics", "private.drafts", "private.moved", "albums", "singers"])
      await sql()`delete from ${sql()(table)}`;
    await visit("/admin/lyrics/import", { width }, async (page) => {
      await press(page, "Move it in");
      await page.getByRole("heading", { level: 1, name: "Move a Whole Site In" }).waitFor();
      await choose(page, "tables.zip");
      await page.getByText("tables.zip is no export of WordPress or Blogger").waitFor();
      await choose(page, "songs.xml");
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
