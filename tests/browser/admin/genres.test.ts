/** The genres of the administrator: the list, and the page that renames, merges and separates. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { expectToast, notice } from "./form-page.ts";
import { expectAccessible } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit, address } = openSharedAdministration();

beforeEach(async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from private.merged_genres`;
  await sql()`delete from private.bulk_actions`;
  for (const genre of ["ghazals", "ghazals", "Ghazal", "GHAZAL", "Ghazal"])
    await saveSong(sql(), { title: "Geet", lyrics_english: "La", genre });
});

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const rows = (page: Page) =>
  page
    .locator("tbody tr")
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll("td")].slice(0, 3).map(({ textContent }) => textContent)),
    );
const unnamed = "Please choose or enter a genre. Its name needs a letter or a digit.";
const merged = [["Ghazal", "5", "Ghazal 4, GHAZAL 1"]];

/** From Manage Lyrics to the page of the genre `ghazals`. */
async function openGhazals(page: Page) {
  await page.getByRole("link", { name: "Genres", exact: true }).click();
  await heading(page, "Genres");
  expect(await rows(page)).toEqual([
    ["Ghazal", "3", "Ghazal 2, GHAZAL 1"],
    ["ghazals", "2", ""],
  ]);
  await page.getByRole("link", { name: "Edit ghazals" }).click();
  await heading(page, "Edit Genre: ghazals");
}

/** @returns the pages of one genre whose data are loaded from now on */
function loadsOfGenre(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isOfGenre = pathname.startsWith("/admin/genres/edit/") && searchParams.get("_routes") !== layout;
    if (request.method() === "GET" && isOfGenre) loads.push(pathname);
  });
  return loads;
}
const layout = "admin-pages/admin-layout";

async function statusOf(path: string) {
  const answer = await fetch(address() + path, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
}

test("a genre is merged after a dialog with numbers, its address leads on, and it can be separated", () =>
  visit("/admin/lyrics", {}, async (page) => {
    expect(await statusOf("/genre/ghazals")).toEqual([200, null]);
    await openGhazals(page);
    await button(page, "Merge").click();
    await page.locator(".field-error").getByText("Please choose or enter a genre.").waitFor();
    await page.getByLabel("Into").selectOption("Ghazal");
    await button(page, "Merge").click();
    const dialog = page.getByRole("alertdialog", { name: "Merge Genres" });
    await dialog.getByText('2 songs of "ghazals" become "Ghazal".').waitFor();
    await dialog.getByText('"Ghazal" has 5 songs then.').waitFor();
    await expect
      .poll(() =>
        dialog.getByRole("button", { name: "Cancel" }).evaluate((it) => it === document.activeElement),
      )
      .toBe(true);
    await expectAccessible(page);
    const loaded = loadsOfGenre(page);
    await dialog.getByRole("button", { name: "Merge" }).click();
    await notice(page).getByText('2 songs of "ghazals" became "Ghazal".').waitFor();
    await heading(page, "Bulk Action");
    expect(loaded).toEqual([]);
    await page.getByRole("link", { name: "Genres", exact: true }).last().click();
    await expect.poll(() => rows(page)).toEqual(merged);
    expect(await statusOf("/genre/ghazals")).toEqual([301, "/genre/ghazal"]);
    await page.getByRole("link", { name: "Edit Ghazal", exact: true }).click();
    await button(page, "Separate ghazals").click();
    await notice(page).getByText('"ghazals" is a genre of its own again.').waitFor();
    expect(await statusOf("/genre/ghazals")).toEqual([404, null]);
  }));

test("a genre is merged after a page with the same question where no scripts run", () =>
  visit("/admin/lyrics", { javaScriptEnabled: false }, async (page) => {
    await openGhazals(page);
    await page.getByLabel("Name").fill("gazal");
    await button(page, "Rename").click();
    await heading(page, "Merge Genres");
    await page.getByText('2 songs of "ghazals" become "Ghazal".').waitFor();
    await button(page, "Merge").click();
    await heading(page, "Bulk Action");
    expect(await notice(page).textContent()).toContain('2 songs of "ghazals" became "Ghazal".');
    await page.getByRole("link", { name: "Genres", exact: true }).last().click();
    await heading(page, "Genres");
    expect(await rows(page)).toEqual(merged);
    await page.getByRole("link", { name: "Edit Ghazal", exact: true }).click();
    await page.getByLabel("Name").fill("🎵");
    await button(page, "Rename").click();
    await heading(page, "Edit Genre: Ghazal");
    expect(await notice(page).textContent()).toContain("Please choose or enter a genre.");
  }));

test("a genre without a name is refused each time, with the error and the focus at its field", () =>
  visit("/admin/genres", {}, async (page) => {
    await page.getByRole("link", { name: "Edit Ghazal", exact: true }).click();
    const name = page.getByLabel("Name");
    await name.fill("");
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await button(page, "Rename").focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.locator(".field-error").getByText("Please choose or enter a genre.").waitFor();
      await expectToast(page, "Error updating Genre", unnamed);
      await page.locator(".notice").getByRole("button", { name: "Close" }).click();
    }
    await expectAccessible(page);
  }));

test("a genre gets one spelling for all its songs, and axe reports nothing on its pages", () =>
  visit("/admin/genres", {}, async (page) => {
    await expectAccessibleByTurns(page);
    await page.getByRole("link", { name: "Edit Ghazal", exact: true }).click();
    await heading(page, "Edit Genre: Ghazal");
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await button(page, "Rename").click();
    const dialog = page.getByRole("alertdialog", { name: "Rename Genre" });
    await dialog.getByText('1 of 3 songs of this genre is spelled otherwise and becomes "Ghazal".').waitFor();
    await dialog.getByRole("button", { name: "Rename" }).click();
    await notice(page).getByText("Genre Renamed").waitFor();
    await heading(page, "Bulk Action");
    await page.goto(`${address()}/admin/genres`);
    await expect.poll(() => rows(page)).toContainEqual(["Ghazal", "3", ""]);
  }));

test("a genre is renamed and given back by keyboard, on a phone and on a desk, without faults for axe", () =>
  visit("/admin/genres", {}, async (page) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address()}/admin/genres`);
      await page.getByRole("link", { name: "Edit ghazals" }).focus();
      await page.keyboard.press("Enter");
      await heading(page, "Edit Genre: ghazals");
      await page.getByLabel("Name").focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Nazm");
      await page.keyboard.press("Enter");
      await page.getByRole("alertdialog", { name: "Rename Genre" }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await heading(page, "Bulk Action");
      await page.locator(".bulk-said").getByText('2 songs of "ghazals" became "Nazm".').waitFor();
      await expectAccessibleByTurns(page, { isLikeOneBefore: true });
      expect(await statusOf("/genre/ghazals")).toEqual([301, "/genre/nazm"]);
      await button(page, "Undo").focus();
      await page.keyboard.press("Enter");
      await page.getByText("2 songs are what they were before.").waitFor();
      expect(await statusOf("/genre/ghazals")).toEqual([200, null]);
      expect(await statusOf("/genre/nazm")).toEqual([404, null]);
    }
  }));
