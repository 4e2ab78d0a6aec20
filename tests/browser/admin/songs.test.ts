import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { accessibilityFindings, expectAccessibleByTurns } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { expectNothingCovered, goTo, whileRefused } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";
import { askAsAdministrator } from "./without-browser.ts";

const { address, signIn, sql, visit } = openSharedAdministration();

/** Three pages, the last one with five songs. With both scripts, so that the site drafts nothing. */
beforeAll(async () => {
  const add = (title: string, fields: object = {}) =>
    saveSong(sql(), { title, lyrics_hindi: "ला ला", lyrics_english: "la la", ...fields });
  await add("Geet 5", { lyricistNames: "Shailendra" });
  await add("Geet 12", { singerNames: "Lata" });
  await add("Geet 13");
  await sql()`
    insert into lyrics (title, lyrics_hindi, lyrics_english)
    select 'Geet ' || number, 'ला ला', 'la la' from generate_series(20, 119) as number`;
  await add("Geet 120", { singerNames: "Asha", albumName: "Album 2" });
  await add("मेरा गीत");
  await sql()`update lyrics set views = 1234567 where title = 'Geet 120'`;
});

const titles = (page: Page) => page.locator("tbody td.name").allTextContents();
const scrollsHorizontally = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("a Devanagari title is as bold as a Roman one, and the search field is easy to read", () =>
  visit("/admin/lyrics", {}, async (page) => {
    const title = page.locator("tbody td.name[lang=hi]").first();
    await page.evaluate(async () => {
      await document.fonts.load("16px 'Martel for Hindi'", "क");
      // The cursor of a focused field would blink in the picture.
      (document.activeElement as HTMLElement | null)?.blur();
    });
    const bold = await title.screenshot();
    await title.evaluate((cell) => {
      cell.style.fontWeight = "400";
    });
    expect(bold.equals(await title.screenshot())).toBe(false);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { placeholder, secondary } = await page.getByRole("searchbox").evaluate((field) => ({
        placeholder: getComputedStyle(field, "::placeholder").color,
        secondary: getComputedStyle(document.querySelector(".admin-table th") as Element).color,
      }));
      // axe has looked at the headings of the table.
      expect(placeholder).toBe(secondary);
    }
  }));

test("a table shows the newest fifty songs, and a pager leads to the next and the previous", () =>
  visit("/admin/lyrics", {}, async (page) => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Manage Lyrics");
    expect(await page.title()).toBe("Manage Lyrics - Antara");
    expect(await page.locator("thead th").allTextContents()).toEqual([
      "Title",
      "Singer",
      "Album",
      "Views",
      "Actions",
    ]);
    const shown = await titles(page);
    expect(shown).toHaveLength(50);
    expect(shown.slice(0, 2)).toEqual(["मेरा गीत", "Geet 120"]);
    const row = page.locator("tbody tr").nth(1);
    expect(await row.locator("td").nth(1).textContent()).toBe("Asha");
    expect(await row.locator("td").nth(2).textContent()).toBe("Album 2");
    expect(await row.locator("td").nth(3).textContent()).toBe("12,34,567");
    // Names of links are distinct.
    const view = page.getByRole("link", { name: "View Geet 120 in a new tab" });
    expect(await view.getAttribute("target")).toBe("_blank");
    expect(await view.getAttribute("href")).toMatch(/^\/lyrics\/geet-120-\d+$/);
    const edit = page.getByRole("link", { name: "Edit Geet 120" });
    expect(await edit.getAttribute("href")).toMatch(/^\/admin\/lyrics\/edit\/\d+$/);
    const add = page.getByRole("link", { name: "Add New Lyric" }).last();
    expect(await add.getAttribute("href")).toBe("/admin/lyrics/add");
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsHorizontally(page), `at ${width} px`).toBe(false);
    }

    await page.getByText("Page 1 of 3").waitFor();
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText("Page 2 of 3").waitFor();
    expect(new URL(page.url()).searchParams.get("page")).toBe("2");
    await goTo(page, "/admin/lyrics?page=99");
    await page.getByText("Page 3 of 3").waitFor();
    expect(await titles(page)).toEqual(["Geet 21", "Geet 20", "Geet 13", "Geet 12", "Geet 5"]);
    await goTo(page, "/admin/lyrics?q=geet 12");
    await page.getByText("songs found").waitFor();
    expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
  }));

test("typing a query finds titles, people and albums, and lines of lyrics under a separate heading", async () => {
  await saveSong(sql(), { title: "Naam Kuch Aur", lyrics_hindi: "तुम आ गए हो\nनूर आ गया है" });
  await visit("/admin/lyrics?page=3", { width: "phone" }, async (page) => {
    await page.getByLabel("Search lyrics").fill("GEET 12");
    await page.getByText('2 songs found for "GEET 12".').waitFor();
    expect(await titles(page)).toEqual(["Geet 12", "Geet 120"]);
    await page.getByLabel("Search lyrics").fill("shailendra");
    await page.getByText('1 song found for "shailendra".').waitFor();
    await page.getByLabel("Search lyrics").fill("%");
    await page.getByText('No songs found for "%".').waitFor();
    await page.getByLabel("Search lyrics").fill("");
    await page.getByText("Page 1 of 3").waitFor();
    // The field must keep focus and text while results arrive.
    await page.getByLabel("Search lyrics").pressSequentially("shailen");
    await page.getByText('1 song found for "shailen".').waitFor();
    await page.keyboard.type("dra");
    await page.getByText('1 song found for "shailendra".').waitFor();
    expect(await page.getByLabel("Search lyrics").inputValue()).toBe("shailendra");
    await page.getByRole("link", { name: "Show all" }).click();
    await page.getByText("Page 1 of 3").waitFor();
    expect(await page.getByLabel("Search lyrics").inputValue()).toBe("");
    await page.getByLabel("Search lyrics").fill("tum aa gaye ho");
    await page.getByText('1 song found for "tum aa gaye ho".').waitFor();
    expect(await page.locator("tr.rule").allTextContents()).toEqual(["in the lyrics"]);
    expect(await titles(page)).toEqual(["Naam Kuch Aur"]);
  });
  await sql()`delete from lyrics where title = 'Naam Kuch Aur'`;
});

test("deleting asks first, and a failure keeps the dialog open, on a phone and on a desktop", () =>
  visit("/admin/lyrics?q=Geet 3", { allowErrors: /status of 503/ }, async (page) => {
    const dialog = page.getByRole("alertdialog", { name: "Confirm Deletion" });
    for (const [width, title] of [
      ["phone", "Geet 31"],
      ["desktop", "Geet 32"],
    ] as const) {
      await page.setViewportSize({ width: widths[width], height: 800 });
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await dialog.getByText(`Are you sure you want to delete the lyric "${title}"?`).waitFor();
      expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(425);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Cancel");
      await page.keyboard.press("Enter");
      await dialog.waitFor({ state: "hidden" });
      expect(await titles(page)).toContain(title);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await page.getByText(`"${title}" has been successfully deleted.`).waitFor();
      expect(await page.locator(".notice strong").textContent()).toBe("Lyric Deleted");
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => titles(page)).not.toContain(title);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
    }
    await page.getByRole("button", { name: "Delete Geet 39" }).click();
    await whileRefused(sql(), "lyrics", async () => {
      await dialog.getByRole("button", { name: "Delete" }).click();
      await page.locator(".notice").getByText("Error Deleting Lyric").waitFor();
      await dialog.getByText("An unexpected error occurred.").waitFor();
    });
  }));

test("axe reports nothing for the table with its pager, a search without hits and the dialog", () =>
  // axe takes seconds for fifty rows, which have the same markup as these.
  visit("/admin/lyrics?page=3", {}, async (page) => {
    await page.getByText("Page 3 of 3").waitFor();
    await expectAccessibleByTurns(page);
    await page.getByRole("button", { name: "Delete Geet 13" }).click();
    await page.getByRole("alertdialog").waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await page.keyboard.press("Escape");
    await goTo(page, "/admin/lyrics?q=nothing-like-this");
    await page.getByText("No songs found").first().waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
  }));

describe("an edit", () => {
  const row = (page: Page, title: string) =>
    page.locator("tbody tr").filter({ has: page.getByRole("link", { name: `Edit ${title}`, exact: true }) });
  const isMarked = async (page: Page, title: string) => {
    await expect.poll(() => row(page, title).getAttribute("aria-current")).toBe("true");
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaCurrent)).toBe("true");
    expect(await page.locator("[aria-current=true]:is(tr)").count()).toBe(1);
    const box = await row(page, title).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 800).toBe(true);
  };
  const edit = (page: Page, title: string) =>
    page.getByRole("link", { name: `Edit ${title}`, exact: true }).click();
  const at = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

  test("from page 2 returns there by Save and by Cancel, with its row marked", () =>
    visit("/admin/lyrics?page=2", {}, async (page) => {
      for (const width of ["phone", "desktop"] as const) {
        await page.setViewportSize({ width: widths[width], height: 800 });
        await edit(page, "Geet 44");
        await page.getByLabel("Genre").fill(width);
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await page.locator(".notice").getByText("Lyric Updated").waitFor();
        await isMarked(page, "Geet 44");
        await expectNothingCovered(page, "tr[aria-current] a, tr[aria-current] button");
        expect(at(page)).toBe("/admin/lyrics?page=2");
        await edit(page, "Geet 33");
        await page.getByRole("link", { name: "Cancel" }).click();
        await isMarked(page, "Geet 33");
        expect(at(page)).toBe("/admin/lyrics?page=2");
      }
      await page.getByRole("link", { name: "Previous" }).click();
      await page.getByText("Page 1 of 3").waitFor();
      expect(await page.locator("tr[aria-current]").count()).toBe(0);
    }));

  test("from a search returns to it by the back link and by Save, and the marked row is accessible", () =>
    visit("/admin/lyrics?q=geet 1", {}, async (page) => {
      await edit(page, "Geet 13");
      await page.getByRole("link", { name: "Back to Manage Lyrics" }).click();
      await isMarked(page, "Geet 13");
      expect(at(page)).toBe("/admin/lyrics?q=geet+1");
      await page.getByLabel("Search lyrics").fill("geet 12");
      await page.getByText('2 songs found for "geet 12".').waitFor();
      await edit(page, "Geet 12");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.locator(".notice").getByText("Lyric Updated").waitFor();
      await isMarked(page, "Geet 12");
      expect(at(page)).toBe("/admin/lyrics?q=geet+12");
      expect(await accessibilityFindings(page)).toEqual([]);
    }));

  test("returns to the page without JavaScript too, with its row marked", () =>
    visit("/admin/lyrics?page=2", { javaScriptEnabled: false }, async (page) => {
      const background = await row(page, "Geet 22").evaluate(
        (element) => getComputedStyle(element).backgroundColor,
      );
      await edit(page, "Geet 22");
      const form = page.locator("form.lyric-form");
      expect(await form.getAttribute("action")).toBeNull();
      expect(at(page)).toMatch(/^\/admin\/lyrics\/edit\/\d+\?page=2$/);
      const isBack = async () => {
        expect(at(page)).toBe("/admin/lyrics?page=2");
        expect(new URL(page.url()).hash).toMatch(/^#row-\d+$/);
        const marked = await row(page, "Geet 22").evaluate(
          (element) => getComputedStyle(element).backgroundColor,
        );
        expect(marked).not.toBe(background);
      };
      await page.getByRole("link", { name: "Cancel" }).click();
      await isBack();
      await edit(page, "Geet 22");
      await page.getByLabel("Genre").fill("Ghazal");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.locator(".notice").getByText("Lyric Updated").waitFor();
      await isBack();
    }));

  test("returns only to the list, whatever the address of the form contains", async () => {
    const [song] = await sql()`select id from lyrics where title = 'Geet 120'`;
    const ask = await askAsAdministrator({ address, signIn });
    const form = `/admin/lyrics/edit/${song?.id}?page=//evil.example&to=https://evil.example&q=`;
    expect((await ask(form)).html).toMatch(
      /<a [^>]*href="\/admin\/lyrics\?page=%2F%2Fevil.example#row-\d+"[^>]*>Cancel<\/a>/,
    );
  });
});

test("a list that fails to load and a search that fails say so, each in its words", async () => {
  await sql()`alter table lyrics rename to lyrics_away`;
  try {
    await visit("/admin/lyrics", { allowErrors: true }, async (page) => {
      await page.locator(".notice").getByText("Could not fetch lyrics.").waitFor();
      expect(await page.locator(".notice strong").textContent()).toBe("Error");
      await page.getByRole("button", { name: "Close" }).click();
      await page.getByLabel("Search lyrics").fill("geet");
      await page.locator(".notice").getByText("Could not perform search.").waitFor();
      expect(await page.locator(".notice strong").textContent()).toBe("Search Error");
    });
  } finally {
    await sql()`alter table lyrics_away rename to lyrics`;
  }
});

test("a deleted song is not found by visitors, is in the trash, and can be restored to its old address", () =>
  visit("/admin/lyrics?q=Geet 12", {}, async (page) => {
    const song = await page.getByRole("link", { name: "View Geet 12 in a new tab" }).getAttribute("href");
    await page.getByRole("button", { name: "Delete Geet 12", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Lyric Deleted").waitFor();
    expect((await fetch(address() + song)).status).toBe(404);
    await page.getByRole("link", { name: "Trash" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Trash" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await scrollsHorizontally(page)).toBe(false);
    await page.getByRole("button", { name: "Restore Geet 12", exact: true }).click();
    await page.getByText("Lyric Restored").waitFor();
    await page.getByText('"Geet 12" has been successfully restored.').waitFor();
    const html = await (await fetch(address() + song)).text();
    expect(html).toContain("Lata");
  }));
