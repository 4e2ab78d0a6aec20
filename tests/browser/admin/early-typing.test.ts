/** Text that is typed on a slow connection, before the scripts of the page have loaded. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withDelayedScripts } from "../delayed-scripts.ts";
import { notYetAPage } from "../open-page.ts";
import { newSong } from "./early-actions/songs.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, signIn, visit } = openSharedAdministration();

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).last();

test("a new song has the focus in its title and keeps the typed text, and the page asks before it is left", () =>
  visit(notYetAPage, {}, async (page) => {
    await withDelayedScripts(page, "/admin/lyrics/add", async () => {
      await page.locator("[name=title]:focus").waitFor();
      await field(page, "title").fill("Tumhi Ho");
      await field(page, "lyrics_hindi").fill("तुम ही हो");
      await field(page, "singerNames").fill("Lata Mangeshkar");
      await field(page, "singerNames").focus();
    });
    await page.getByText(/^1 singer /).waitFor();
    expect(await field(page, "title").inputValue()).toBe("Tumhi Ho");
    expect(await field(page, "lyrics_hindi").inputValue()).toBe("तुम ही हो");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("singerNames");
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
  }));

test("a song keeps its edited text, with the caret where it was", async () => {
  const { id } = await newSong({ sql, signIn, hasScripts: true, word: "Caret" });
  await visit(notYetAPage, {}, async (page) => {
    const english = field(page, "lyrics_english");
    let before = "";
    await withDelayedScripts(page, `/admin/lyrics/edit/${id}`, async () => {
      before = await english.inputValue();
      await english.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2));
      await english.focus();
      await page.keyboard.type("XY");
    });
    await expect.poll(() => english.inputValue()).toBe(`${before.slice(0, 2)}XY${before.slice(2)}`);
    await page.keyboard.type("Z");
    expect(await english.inputValue()).toBe(`${before.slice(0, 2)}XYZ${before.slice(2)}`);
  });
});

test("only codes that were typed are saved, and selected text stays selected", async () => {
  await sql()`insert into settings values ('adCode1', '<b>old</b>')
    on conflict (key) do update set value = excluded.value`;
  await visit(notYetAPage, {}, async (page) => {
    await withDelayedScripts(page, "/admin/settings", async () => {
      await field(page, "adCode2").fill("<ins>two</ins>");
      await field(page, "adCode1").selectText();
    });
    await page.keyboard.type("<ins>one</ins>");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.locator(".notice").getByText("Settings Saved").waitFor();
    expect(await sql()`select key, value from settings where value like '%<ins>%' order by key`).toEqual([
      { key: "adCode1", value: "<ins>one</ins>" },
      { key: "adCode2", value: "<ins>two</ins>" },
    ]);
  });
});
