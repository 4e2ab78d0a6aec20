/** Bulk actions of the administrator: choosing songs, the question, the action and its undo. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { accessibilityFindings, expectAccessibleByTurns } from "../accessibility.ts";
import { goTo } from "./form-page.ts";
import { press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

beforeEach(async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from private.bulk_actions`;
  await sql()`
    insert into lyrics (title, lyrics_hindi) select 'Geet ' || number, 'बोल' from generate_series(1, 4) as number`;
});

const said = (page: Page, words: string) =>
  page.locator(".bulk-said").getByText(words, { exact: true }).waitFor();
/** Without scripts the page of an action that takes a while offers to look again. */
const saidAtLast = (page: Page, words: string) =>
  expect
    .poll(async () => {
      const again = page.getByRole("link", { name: "Look again" });
      if (await again.isVisible()) await again.click();
      return page.locator(".bulk-said").innerText();
    })
    .toBe(words);
/** Of the browser, for a field that is not filled in. */
const refused = /status of 400/;
const genres = async () =>
  (await sql()<{ genre: string | null }[]>`select genre from lyrics order by id`).map(({ genre }) => genre);

test("by keyboard alone: choose songs, see the numbers, change, and undo", () =>
  visit("/admin/lyrics", { width: "phone", allowErrors: refused }, async (page) => {
    await tabTo(page, "Choose Geet 4");
    await page.keyboard.press("Space");
    await page.getByText("1 song chosen").waitFor();
    await tabTo(page, "Choose Geet 2");
    await page.keyboard.press("Space");
    await page.getByText("2 songs chosen").waitFor();
    await page.keyboard.press("Shift+Tab");
    await press(page, "Change the chosen songs");
    await said(page, '2 songs chosen: "Geet 4", "Geet 2".');
    await press(page, "Set genre");
    await page.getByText("Please enter a genre.").waitFor();
    await tabTo(page, "Genre");
    await page.keyboard.type("Ghazal");
    await page.keyboard.press("Enter");
    await said(page, '2 songs get the genre "Ghazal".');
    await press(page, "Change 2 songs");
    await said(page, '2 songs got the genre "Ghazal".');
    expect(await genres()).toEqual([null, "Ghazal", null, "Ghazal"]);
    await press(page, "Undo");
    await said(page, 'Undone: Set genre "Ghazal". 2 songs are what they were before.');
    expect(await genres()).toEqual([null, null, null, null]);
  }));

test("an action that was started already, in another tab, says so", () =>
  visit("/admin/lyrics", { allowErrors: /status of 409/ }, async (page) => {
    await page.getByLabel("Choose Geet 4").check();
    await page.getByRole("button", { name: "Change the chosen songs" }).click();
    await page.getByLabel("Genre").fill("Ghazal");
    await page.getByRole("button", { name: "Set genre" }).click();
    await page.getByRole("button", { name: "Change 1 song" }).waitFor();
    await sql()`update private.bulk_actions set state = 'stopped', reason = 'Stopped.', started_at = now()`;
    await page.getByRole("button", { name: "Change 1 song" }).click();
    await page.getByText("This was started already, or the question has changed.").waitFor();
  }));

test("the box of the page chooses all of its songs or none, and axe finds nothing in any state", () =>
  visit("/admin/lyrics", {}, async (page) => {
    const button = page.getByRole("button", { name: "Change the chosen songs" });
    const all = page.getByLabel("All 4 on this page");
    await goTo(page, "/admin/lyrics?q=Geet+1");
    await page.getByLabel("The one on this page").waitFor();
    await goTo(page, "/admin/lyrics");
    await all.check();
    await page.getByText("4 songs chosen").waitFor();
    await page.getByRole("button", { name: "Choose none" }).click();
    expect([await all.isChecked(), await button.isVisible()]).toEqual([false, false]);
    await all.check();
    await page.getByLabel("Choose Geet 3").uncheck();
    expect(await all.isChecked()).toBe(false);
    await expectAccessibleByTurns(page);
    await button.click();
    await said(page, '3 songs chosen: "Geet 4", "Geet 2", "Geet 1".');
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await page.getByRole("button", { name: "Delete" }).click();
    await said(page, "3 songs go to the trash.");
    await page.getByRole("button", { name: "Delete 3 songs" }).click();
    await said(page, "3 songs went to the trash.");
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await genres()).toHaveLength(1);
    await goTo(page, "/admin/lyrics/bulk");
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await page.getByRole("button", { name: "Undo Delete" }).click();
    await said(page, "Undone: Delete. 3 songs are what they were before.");
    expect(await genres()).toHaveLength(4);
  }));

test("songs are chosen, changed and made again what they were where no scripts run", () =>
  visit("/admin/lyrics", { javaScriptEnabled: false, allowErrors: refused }, async (page) => {
    const go = page.getByRole("button", { name: "Change the chosen songs" });
    expect(await go.isVisible()).toBe(false);
    await page.getByLabel("All 4 on this page").check();
    await go.click();
    await said(page, '4 songs chosen: "Geet 4", "Geet 3", "Geet 2", "Geet 1".');
    await page.getByRole("button", { name: "Set year" }).click();
    await page.getByText("Please enter a year.").waitFor();
    await page.getByLabel("Name").first().fill("Lata");
    await page.getByRole("button", { name: "Add credit" }).click();
    await said(page, '4 songs get the singer "Lata".');
    await page.getByText("This singer is new and will be added.").waitFor();
    await page.getByRole("button", { name: "Change 4 songs" }).click();
    await saidAtLast(page, '4 songs got the singer "Lata".');
    await page.getByRole("button", { name: "Undo" }).click();
    await saidAtLast(page, 'Undone: Add singer "Lata". 4 songs are what they were before.');
    expect(await sql()`select from lyrics_singers`).toHaveLength(0);
  }));

test("all songs that a filter finds are withdrawn, and published from the list of drafts", () =>
  visit("/admin/lyrics?missing=genre", {}, async (page) => {
    await sql()`
      insert into lyrics (title, lyrics_hindi, genre) select 'Geet ' || number, 'बोल', nullif(number, 60)::text
      from generate_series(5, 60) as number`;
    await sql()`update lyrics set genre = null where genre <> '7'`;
    await page.reload();
    await page.getByLabel("Choose Geet 60").check();
    await page.getByRole("button", { name: "Change all 59 found" }).click();
    await page.getByText(/^59 songs chosen/).waitFor();
    await page.getByRole("button", { name: "Withdraw" }).click();
    await said(page, "59 songs are withdrawn.");
    await page.getByRole("button", { name: "Withdraw 59 songs" }).click();
    await said(page, "59 songs were withdrawn.");
    await goTo(page, "/admin/lyrics/drafts");
    // Which ones of those that were withdrawn together come first is not told.
    await page
      .getByLabel(/^Choose Geet/)
      .first()
      .check();
    await page.getByRole("button", { name: "Change the chosen songs" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await said(page, "1 song is published.");
    await page.getByRole("button", { name: "Publish 1 song" }).click();
    await said(page, "1 song was published.");
    expect(await genres()).toEqual(["7", null]);
    await sql()`delete from private.drafts`;
  }));
