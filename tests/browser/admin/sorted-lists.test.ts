/** Sorting and filtering the administrator's lists, by keyboard alone and without scripts. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { press } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

const titles = (page: Page) => page.locator("tbody td.name").allTextContents();
const sorted = (page: Page, column: string) =>
  page.locator(`th:has-text("${column}")`).getAttribute("aria-sort");

beforeAll(async () => {
  await sql()`
    insert into lyrics (title, lyrics_hindi, lyrics_english, views) values
      ('Bina', 'क', null, 5), ('Akela', 'क', 'ka', 9), ('Chaand', E'क\nख', 'ka', 0)`;
  await sql()`insert into albums (name, year) values ('Zanjeer', 1973), ('Anand', 1971)`;
});

test("songs are sorted and filtered by keyboard alone, and a form leads back there", () =>
  visit("/admin/lyrics", { width: "phone" }, async (page) => {
    expect(await titles(page)).toEqual(["Chaand", "Akela", "Bina"]);
    await press(page, "Title");
    await page.waitForURL(/\?sort=title-asc$/);
    await expect.poll(() => titles(page)).toEqual(["Akela", "Bina", "Chaand"]);
    expect(await sorted(page, "Title")).toBe("ascending");
    await press(page, "Title");
    await expect.poll(() => titles(page)).toEqual(["Chaand", "Bina", "Akela"]);
    expect(await sorted(page, "Title")).toBe("descending");
    await press(page, "Filter");
    await press(page, "Unequal lines 1");
    await page.waitForURL(/\?missing=lines&sort=title-desc$/);
    await expect.poll(() => titles(page)).toEqual(["Chaand"]);
    expect(await page.locator(".search-summary [role=status]").textContent()).toBe("1 song: unequal lines.");
    await expectAccessibleByTurns(page);
    // From here on the window is as wide as on a desktop.
    await press(page, "Edit Chaand");
    await page.getByLabel("Song Title").waitFor();
    await press(page, "Back to Manage Lyrics");
    await page.waitForURL(/\?missing=lines&sort=title-desc#row-\d+$/);
    await press(page, "Show all");
    await page.waitForURL(/lyrics\?sort=title-desc$/);
    // The address changes before the links of the page do.
    await expect.poll(() => titles(page)).toEqual(["Chaand", "Bina", "Akela"]);
    await press(page, "Newest first");
    await page.waitForURL(/\/admin\/lyrics$/);
    await expect.poll(() => titles(page)).toEqual(["Chaand", "Akela", "Bina"]);
  }));

test("without scripts headings and filters are links, and a search keeps both", () =>
  visit("/admin/lyrics?missing=video&sort=views-desc", { javaScriptEnabled: false }, async (page) => {
    await expect.poll(() => titles(page)).toEqual(["Akela", "Bina", "Chaand"]);
    await page.getByRole("searchbox").fill("a");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?q=a&missing=video&sort=views-desc$/);
    await expect.poll(() => titles(page)).toEqual(["Akela", "Bina", "Chaand"]);
    await page.getByRole("link", { name: "Views" }).click();
    await expect.poll(() => titles(page)).toEqual(["Chaand", "Bina", "Akela"]);
    await page.goto(new URL("/admin/albums?missing=songs", page.url()).href);
    await expect.poll(() => titles(page)).toEqual(["Anand", "Zanjeer"]);
    await page.getByRole("link", { name: "Year", exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(["Zanjeer", "Anand"]);
    await expect.poll(() => sorted(page, "Year")).toBe("descending");
  }));
