/** The list of songs that lack a script: what it says of each, its filter and its pages. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { expectNoHorizontalScroll, goTo } from "./form-page.ts";
import { expectAccessible } from "./lyric-form-page.ts";
import { fillMissingScripts, heading, list, titles } from "./missing-scripts-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

const filter = (page: Page) => page.getByRole("navigation", { name: "Which script is missing" });
const link = (part: Pick<Page, "getByRole">, name: string) => part.getByRole("link", { name, exact: true });

test("has each song with one script, the surest draft first, also without JavaScript", async () => {
  await fillMissingScripts(sql());
  for (const [width, javaScriptEnabled] of [
    ["phone", true],
    ["desktop", false],
  ] as const)
    await visit("/admin/lyrics", { width, javaScriptEnabled }, async (page) => {
      await link(page, "4 songs lack a script").click();
      await heading(page, "Missing Scripts");
      await page.getByText("4 songs have only one script.").waitFor();
      const columns = await page.locator("thead th").allTextContents();
      expect(columns).toEqual(["Title", "Singer", "Missing", "Lines", "Machine-Made"]);
      expect(await titles(page)).toEqual(["Dil Ki Baat", "Tera Naam", "Jhakhmur", "Hawa"]);
      const row = page.getByRole("row").filter({ hasText: "Jhakhmur" });
      const unsure = "83 % sure, 1 of 6 words to look at";
      expect(await row.locator("td").allTextContents()).toEqual(["Jhakhmur", "Asha", "English", "2", unsure]);
      await link(filter(page), "Hindi missing (1)").click();
      await expect.poll(() => titles(page)).toEqual(["Tera Naam"]);
      expect(await filter(page).locator("[aria-current]").textContent()).toBe("Hindi missing (1)");
      await link(filter(page), "English missing (3)").click();
      await expect.poll(() => titles(page)).toEqual(["Dil Ki Baat", "Jhakhmur", "Hawa"]);
      await link(page, "Jhakhmur").click();
      await heading(page, "Edit Lyric: Jhakhmur");
      await link(page, "Back to Missing Scripts").click();
      await expect.poll(() => titles(page)).toEqual(["Dil Ki Baat", "Jhakhmur", "Hawa"]);
      expect(new URL(page.url()).search).toBe("?script=english");
    });
});

test("has pages of fifty, and keeps the filter on the next one", async () => {
  await fillMissingScripts(sql());
  await sql()`
    insert into lyrics (title, lyrics_hindi) select 'Geet ' || n, 'दिल की बात' from generate_series(1, 57) as n`;
  await expect.poll(async () => (await sql()`select from private.machine_versions`).length).toBe(61);
  await visit(`${list}?script=english`, {}, async (page) => {
    await page.getByText("Page 1 of 2").waitFor();
    expect(await titles(page)).toHaveLength(50);
    await link(page, "Next").click();
    await page.getByText("Page 2 of 2").waitFor();
    expect((await titles(page)).slice(-2)).toEqual(["Jhakhmur", "Hawa"]);
    await link(page, "Hawa").click();
    await link(page, "Cancel").click();
    await page.getByText("Page 2 of 2").waitFor();
  });
});

test("says so when no song lacks a script, and Manage Lyrics has no link to it then", async () => {
  await sql()`delete from lyrics`;
  await saveSong(sql(), { title: "Dono", lyrics_hindi: "दोनों", lyrics_english: "dono" });
  await visit("/admin/lyrics", {}, async (page) => {
    await link(page, "Edit Dono").waitFor();
    expect(await page.getByText("lack a script").count()).toBe(0);
    await goTo(page, list);
    await page.getByText("Every song has both scripts.").waitFor();
    await goTo(page, `${list}/next`);
    await page.getByText("Every song has both scripts.").waitFor();
    await expectAccessible(page);
  });
});

test("fits the window, as Manage Lyrics does, and axe reports nothing", async () => {
  await fillMissingScripts(sql());
  await saveSong(sql(), { title: "w".repeat(120), singerNames: "s".repeat(80), lyrics_hindi: "हवा" });
  await expect.poll(async () => (await sql()`select from private.machine_versions`).length).toBe(5);
  await visit(list, {}, async (page) => {
    expect(await titles(page)).toHaveLength(5);
    await expectAccessibleByTurns(page);
    await goTo(page, "/admin/lyrics");
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoHorizontalScroll(page);
    }
  });
});
