/** Where the keyboard goes on after an action whose button is gone or busy: never to the beginning of the page. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { deleteEntry, keepUnfinishedForm, saveSong } from "#catalogue";
import { expectToast, notice } from "./form-page.ts";
import { focusedName, press } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, signIn, visit } = openSharedAdministration();

beforeEach(async () => {
  for (const table of ["lyrics", "private.trash", "private.unfinished_forms"])
    await sql()`delete from ${sql()(table)}`;
});

const expectFocus = (page: Page, name: string) => expect.poll(() => focusedName(page)).toBe(name);

/** @returns their ids */
const saveSongs = async (...titles: string[]) => {
  const ids: number[] = [];
  for (const title of titles) ids.push((await saveSong(sql(), { title, lyrics_english: "la" })).id);
  return ids;
};

test("in the trash, to the next row's button, and to the heading after the last one", async () => {
  for (const id of await saveSongs("Pehla", "Doosra", "Teesra")) await deleteEntry(sql(), "songs", id);
  await visit("/admin/trash", {}, async (page) => {
    await press(page, "Restore Doosra");
    await expectFocus(page, "Restore Pehla");
    await page.keyboard.press("Enter");
    await expectFocus(page, "Restore Teesra");
    await page.keyboard.press("Enter");
    await page.getByText("The trash is empty.").waitFor();
    await expectFocus(page, "Trash");
  });
});

test("in the unfinished songs of the dashboard, to the next row's button, at last to the heading", async () => {
  for (const title of ["Pehla", "Doosra"])
    await keepUnfinishedForm(sql(), { key: crypto.randomUUID(), address: "/admin/lyrics/add", title }, "{}");
  await visit("/admin/dashboard", {}, async (page) => {
    await press(page, "Discard Doosra");
    await expectFocus(page, "Discard Pehla");
    await page.keyboard.press("Enter");
    await expectFocus(page, "Dashboard");
  });
});

test("after a backup it stays on the button", () =>
  visit("/admin/settings/backups", {}, async (page) => {
    await press(page, "Back Up Now");
    await notice(page).getByText("Backup Made").waitFor({ timeout: 60_000 });
    await expectFocus(page, "Back Up Now");
  }));

test("after one session is ended it goes to the next one, after all others it stays on the button", async () => {
  for (let other = 0; other < 2; other += 1) await signIn();
  await visit("/admin/settings/security", {}, async (page) => {
    const one = page.locator(".sessions button").first();
    const count = await one.page().locator(".sessions button").count();
    await one.focus();
    await page.keyboard.press("Enter");
    await notice(page).getByText("Session Ended").waitFor();
    await expect.poll(() => page.locator(".sessions button").count()).toBe(count - 1);
    await expect.poll(() => page.locator(".sessions button:focus").count()).toBe(1);
    await press(page, "End the Others");
    await notice(page)
      .getByText(/Ended$/)
      .waitFor();
    await expect.poll(() => page.locator(".sessions li").count()).toBe(1);
    await expectFocus(page, "End the Others");
  });
});

test("after the starter songs are removed, to their heading", async () => {
  const [id = 0] = await saveSongs("Pehla");
  await sql()`insert into private.starter_rows (table_name, row_id) values ('lyrics', ${id})`;
  await visit("/admin/settings/site", {}, async (page) => {
    await press(page, "Remove the Starter Songs");
    await press(page, "Remove");
    await notice(page).getByText("Starter Songs Removed").waitFor();
    await page.getByText("None of the songs that the site came with are left.").waitFor();
    await expectFocus(page, "Starter Songs");
  });
});

test("after the page that asks before a song is deleted, to the heading of the list", async () => {
  const [id] = await saveSongs("Pehla");
  await visit(`/admin/lyrics/delete/${id}`, {}, async (page) => {
    await press(page, "Delete");
    await expectToast(page, "Lyric Deleted", '"Pehla" has been successfully deleted.');
    await expectFocus(page, "Manage Lyrics");
  });
});
