import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { notice, whileRefused } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";
import { askAsAdministrator } from "./without-browser.ts";

const { address, signIn, sql, visit } = openSharedAdministration();

const lists = [
  { path: "/admin/singers", table: "singers", type: "singer", title: "Singers", one: "Singer" },
  { path: "/admin/artists", table: "singers", type: "artist", title: "Manage Artists", one: "Artist" },
  { path: "/admin/lyricists", table: "lyricists", type: "lyricist", title: "Lyricists", one: "Lyricist" },
  {
    path: "/admin/music-directors",
    table: "music_directors",
    type: "music director",
    title: "Music Directors",
    one: "Music Director",
  },
  { path: "/admin/albums", table: "albums", type: "album", title: "Albums", one: "Album" },
] as const;

const rows = (page: Page) => page.locator("tbody tr");
const names = (page: Page) => page.locator("tbody td.name").allTextContents();
const search = (page: Page) => page.getByRole("searchbox");
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Confirm Deletion" });

beforeAll(async () => {
  const people = (name: string) => ({ singerNames: name, lyricistNames: name, musicDirectorNames: name });
  for (const number of [1, 2, 3])
    await saveSong(sql(), {
      title: `Geet ${number}`,
      lyrics_english: "la la",
      albumName: "Devdas (2002)",
      ...people(number === 1 ? "Asha Bhosle & Co" : "Lata Mangeshkar"),
    });
  await saveSong(sql(), { title: "Geet 4", lyrics_english: "la", albumName: "Umrao Jaan", ...people("क़मर") });
});

/** Entries without songs, for tests to delete or change. */
beforeEach(async () => {
  for (const { table } of lists.filter(({ type }) => type !== "artist")) {
    await sql()`delete from ${sql()(table)} where name like 'Spare%'`;
    await sql()`insert into ${sql()(table)} (name) values ('Spare One'), ('Spare Two')`;
  }
});

describe.each([lists[0], lists[4]])("$path", ({ path, table, type, title, one }) => {
  const isAlbum = type === "album";
  const nameOfSongs = isAlbum ? "Devdas" : "Asha Bhosle & Co";

  // Opening the list costs most, so one visit shows all.
  test("shows its entries by name, filters them without requests, and is the same after a form", () =>
    visit(path, {}, async (page) => {
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
      expect(await page.title()).toBe(`${title} - Antara`);
      expect(await page.locator("thead th").allTextContents()).toEqual(
        isAlbum
          ? ["Cover", "Name", "Year", "Song Count", "Actions"]
          : ["Image", "Name", "Song Count", "Actions"],
      );
      expect(await names(page)).toEqual(
        isAlbum
          ? ["Devdas", "Spare One", "Spare Two", "Umrao Jaan"]
          : ["Asha Bhosle & Co", "Lata Mangeshkar", "Spare One", "Spare Two", "क़मर"],
      );
      const count = isAlbum ? 3 : 1;
      const link = rows(page)
        .first()
        .getByRole("link", { name: `${count} song${count === 1 ? "" : "s"} of` });
      expect(await link.textContent()).toBe(String(count));
      expect(await link.getAttribute("href")).toBe(
        `/admin/lyrics?${new URLSearchParams({ q: nameOfSongs })}`,
      );
      expect(await page.getByRole("link", { name: "0 songs of Spare One" }).textContent()).toBe("0");
      if (isAlbum)
        expect(await page.locator("td.year").allTextContents()).toEqual(["2002", "N/A", "N/A", "N/A"]);
      const add = page.getByRole("link", { name: `Add New ${one}`, exact: true });
      expect(await add.getAttribute("href")).toBe(`${path}/add`);

      // While typing, without requests; no match shows a hint and a link.
      let searches = 0;
      page.on("request", (request) => {
        searches += new URL(request.url()).searchParams.has("q") ? 1 : 0;
      });
      await search(page).fill("SPARE");
      expect(await names(page)).toEqual(["Spare One", "Spare Two"]);
      await search(page).fill("no such name");
      await page.getByText(`No ${type}s found.`, { exact: true }).waitFor();
      expect(await page.locator(".admin-empty").textContent()).toContain(
        `Try adjusting your search term or add a new ${type}`,
      );
      expect(searches).toBe(0);
      // It is loaded again whenever it is opened.
      await page.getByRole("link", { name: `add a new ${type}`, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: `Add New ${one}` }).waitFor();
      await sql()`insert into ${sql()(table)} (name) values ('Spare Three')`;
      await page.getByRole("link", { name: `Back to ${title}` }).click();
      await search(page).fill("spare");
      await page.getByText("Spare Three").waitFor();

      // With the same filter and the row marked, after saving and by the back link.
      const row = page.locator("tr[aria-current=true]");
      const edit = page.getByRole("link", { name: "Edit Spare Two" });
      const isBack = async () => {
        await expect.poll(() => row.locator(".name").textContent()).toBe("Spare Two");
        expect(await names(page)).toEqual(["Spare One", "Spare Three", "Spare Two"]);
        expect(await search(page).inputValue()).toBe("spare");
        expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
      };
      await edit.click();
      await page.getByRole("heading", { level: 1, name: `Edit ${one}: Spare Two` }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${path}/edit/\\d+$`));
      if (isAlbum) await page.getByLabel("Release Year").fill("1999");
      await page.locator(".form-buttons").getByRole("button").click();
      await notice(page).getByText(`${one} Updated`).waitFor();
      await isBack();
      await edit.click();
      await page.getByRole("link", { name: `Back to ${title}` }).click();
      await isBack();
    }));

  test("asks before deleting how many songs are affected, and says what has come of it", () =>
    visit(path, { allowErrors: /status of 503/ }, async (page) => {
      await page.getByRole("button", { name: `Delete ${nameOfSongs}` }).click();
      await dialog(page)
        .getByText(
          `Are you sure you want to delete the ${type} "${nameOfSongs}"? This will also affect associated songs.`,
        )
        .waitFor();
      await dialog(page)
        .getByText(isAlbum ? "3 songs lose their album." : "1 song loses a credit.")
        .waitFor();
      expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(425);
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
      await dialog(page).waitFor({ state: "hidden" });
      expect(await names(page)).toContain(nameOfSongs);

      await page.getByRole("button", { name: "Delete Spare One" }).click();
      await dialog(page).getByText("No song is affected.").waitFor();
      await whileRefused(sql(), table, async () => {
        await dialog(page).getByRole("button", { name: "Delete" }).click();
        await notice(page).getByText(`Error Deleting ${one}`).waitFor();
        await dialog(page).getByText("An unexpected error occurred.").waitFor();
      });
      await dialog(page).getByRole("button", { name: "Delete" }).click();
      await notice(page).getByText(`${one} Deleted`, { exact: true }).waitFor();
      expect(await notice(page).textContent()).toContain('"Spare One" has been successfully deleted.');
      await dialog(page).waitFor({ state: "hidden" });
      await expect.poll(() => names(page)).not.toContain("Spare One");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("type")))
        .toBe("search");
    }));
});

/** They are the list of singers with other texts. */
test.each(lists.slice(1, 4))(
  "$path has the same with its own texts",
  async ({ path, table, type, title, one }) => {
    const ask = await askAsAdministrator({ address, signIn });
    const idOf = async (name: string) =>
      String((await sql()`select id from ${sql()(table)} where name = ${name}`)[0]?.id);
    const list = await ask(path);
    expect([list.heading, list.textsOf("title")[0]]).toEqual([title, `${title} - Antara`]);
    expect(list.textsOf("th")).toEqual(["Image", "Name", "Song Count", "Actions"]);
    expect(list.textsOf("td").filter((_, place) => place % 4 === 1)).toEqual([
      ...["Asha Bhosle & Co", "Lata Mangeshkar", "Spare One", "Spare Two", "क़मर"],
    ]);
    expect(list.html).toContain(`href="${path}/add"`);
    expect(list.textsOf("a")).toContain(`Add New ${one}`);
    expect(list.html).toContain(`href="${path}/edit/${await idOf("Spare Two")}"`);

    const empty = await ask(`${path}?q=no+such+name`);
    expect(empty.textsOf("p")).toContain(`No ${type}s found.`);
    expect(empty.textsOf("a")).toContain(`add a new ${type}`);

    const deletion = `${path}/delete/${await idOf("Asha Bhosle & Co")}`;
    const question = (await ask(deletion)).textsOf("p").join(" ");
    expect(question).toContain(
      `Are you sure you want to delete the ${type} "Asha Bhosle & Co"? This will also affect associated songs.`,
    );
    expect(question).toContain("1 song loses a credit.");
    const spare = { intent: "delete", id: await idOf("Spare One") };
    await whileRefused(sql(), table, async () => {
      expect((await ask(path, spare)).html).toContain(`Error Deleting ${one}`);
    });
    const done = await ask(path, spare);
    expect(done.textsOf("p")).toContain(`${one} Deleted"Spare One" has been successfully deleted.`);
    expect(done.textsOf("td")).not.toContain("Spare One");
  },
);

test("axe reports nothing for list, dialog and empty state of singers, and nothing scrolls horizontally", () =>
  visit("/admin/singers", {}, async (page) => {
    await expectAccessibleByTurns(page);
    await page.getByRole("button", { name: "Delete Spare One" }).click();
    await dialog(page).waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await search(page).fill("no such name");
    await page.locator(".admin-empty").waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
  }));

test("an edit without JavaScript returns to the list with the same filter and the row marked", () =>
  visit("/admin/singers?q=spare", { javaScriptEnabled: false }, async (page) => {
    const backgroundOf = (name: string) =>
      rows(page)
        .filter({ hasText: name })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole("link", { name: "Edit Spare Two" }).click();
    await page.locator(".form-buttons").getByRole("button").click();
    await notice(page).getByText("Singer Updated").waitFor();
    const { pathname, search: query, hash } = new URL(page.url());
    expect(pathname + query).toBe("/admin/singers?q=spare");
    expect(hash).toMatch(/^#row-\d+$/);
    expect(await names(page)).toEqual(["Spare One", "Spare Two"]);
    expect(await backgroundOf("Spare Two")).not.toBe(await backgroundOf("Spare One"));
  }));

test("a deletion without a connection keeps the dialog open with the reason, and the list unchanged", () =>
  visit("/admin/singers", { allowErrors: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
    await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
    await page.getByRole("button", { name: "Delete Spare One" }).click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await notice(page).getByText("Error Deleting Singer").waitFor();
    await dialog(page).getByText("The site did not answer.").waitFor();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await dialog(page).waitFor({ state: "hidden" });
    await page.unroute("**/*.data*");
    expect(await names(page)).toContain("Spare One");
  }));

const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test("a singer without a picture has a generated one, and two letters if it does not load", async () => {
  await sql()`insert into singers (name, image_url) values ('Spare picture', ${`${address()}/no-such.png`})`;
  await visit("/admin/singers", { allowErrors: /status of 404/ }, async (page) => {
    expect(await row(page, "Lata").locator("img").getAttribute("src")).toMatch(/^\/pictures\/v1\/portrait-/);
    await expect.poll(() => row(page, "Spare picture").locator(".thumbnail").textContent()).toBe("SP");
  });
});

test("the filter finds a name in any Unicode form", () =>
  visit("/admin/singers", {}, async (page) => {
    await search(page).fill("\u0958म");
    expect(await names(page)).toEqual(["क़मर"]);
    await search(page).fill("\u0915\u093cम");
    expect(await names(page)).toEqual(["क़मर"]);
  }));

test("Singers links to Manage Artists", () =>
  visit("/admin/singers", {}, async (page) => {
    await page.getByRole("link", { name: "Manage Artists" }).click();
    await page.getByRole("heading", { level: 1, name: "Manage Artists" }).waitFor();
    expect(await names(page)).toContain("Lata Mangeshkar");
  }));

test("an album without a cover has a generated one, and an icon if it does not load, accessibly", async () => {
  await sql()`insert into albums (name, cover_image_url) values ('Spare cover', ${`${address()}/no-such.png`})`;
  await visit("/admin/albums", { allowErrors: /status of 404/ }, async (page) => {
    expect(await row(page, "Devdas").locator("img").getAttribute("src")).toMatch(/^\/pictures\/v1\/sleeve-/);
    await row(page, "Spare cover").locator(".thumbnail svg").waitFor();
    expect(await row(page, "Spare cover").locator("img").count()).toBe(0);
    await expectAccessibleByTurns(page);
  });
});

test("the filter finds an album by a part of its year", () =>
  visit("/admin/albums", {}, async (page) => {
    await search(page).fill("200");
    expect(await names(page)).toEqual(["Devdas"]);
  }));
