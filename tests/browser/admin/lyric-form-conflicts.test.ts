import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { findSongToEdit, saveDraft, saveSong, withdrawSong } from "#catalogue";
import { open } from "../open-page.ts";
import { widths } from "../widths.ts";
import { expectNothingCovered } from "./form-page.ts";
import {
  acceptDialogs,
  button,
  expectAccessible,
  expectTextKept,
  expectToast,
  field,
  fill,
  focused,
  restoredMessage,
  saveOldSong,
  title,
  typedSong,
} from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";
const atList = /\/admin\/lyrics(?:#row-\d+)?$/;

beforeEach(async () => {
  for (const table of ["lyrics", "private.drafts"]) await sql()`delete from ${sql()(table)}`;
});

const count = async () => (await sql()`select count(*)::integer as count from lyrics`)[0]?.count;

const noAnswer = "The site did not answer. Please check the connection and try again.";

describe("a save that fails", () => {
  const options = { allowErrors: /503|Failed to load|ERR_/ };

  const whileDatabaseRefuses = async (steps: () => Promise<void>) => {
    await sql()`alter function private.save_song rename to save_song_away`;
    try {
      await steps();
    } finally {
      await sql()`alter function private.save_song_away rename to save_song`;
    }
  };

  test("keeps the text, and one whose response was lost can be repeated without a second song", () =>
    visit(add, options, async (page) => {
      await fill(page, typedSong);
      await page.route("**/add.data**", (route) => route.abort("internetdisconnected"));
      await page.keyboard.press("Control+s");
      await page.getByText("The site could not be reached.").waitFor();
      await expectToast(page, "Error Adding Lyric", noAnswer);
      await expectTextKept(page);
      await page.unroute("**/add.data**");
      expect(await count()).toBe(0);

      await whileDatabaseRefuses(async () => {
        await button(page, "Save").click();
        await expectToast(page, "Error Adding Lyric", "An unexpected error occurred.");
        await page.getByText("Nothing was saved: the database did not answer.").waitFor();
        expect(await page.getByText("The site could not be reached.").count()).toBe(0);
        await expectTextKept(page);
        await expectAccessible(page);
      });

      const isLost = Promise.withResolvers<void>();
      await page.route("**/add.data**", async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        await route.fetch();
        await route.abort();
        isLost.resolve();
      });
      await button(page, "Save").click();
      await isLost.promise;
      expect(await count()).toBe(1);
      await page.unroute("**/add.data**");
      await expect.poll(() => button(page, "Save").getAttribute("aria-disabled")).not.toBe("true");
      await button(page, "Save").click();
      await page.waitForURL(atList);
      expect(await count()).toBe(1);
    }));

  test("of an edit keeps the text, too, and is reported as 'Error updating Lyric'", async () => {
    const { path } = await saveOldSong(sql());
    await visit(path, options, async (page) => {
      await page.route("**/edit/**.data**", (route) => route.abort());
      await fill(page, { Genre: "Happy" });
      await button(page, "Save").click();
      await page.getByText("The site could not be reached.").waitFor();
      await expectToast(page, "Error updating Lyric", noAnswer);
      await page.unroute("**/edit/**.data**");
      await whileDatabaseRefuses(async () => {
        await button(page, "Save").click();
        await expectToast(page, "Error updating Lyric", "An unexpected error occurred.");
      });
      expect(await field(page, "Genre").inputValue()).toBe("Happy");
    });
  });
});

describe("a double click saves once", () => {
  test("on 'Save' and on 'Save and add another'", () =>
    visit(add, {}, async (page) => {
      await fill(page, typedSong);
      await button(page, "Save").dblclick();
      await expectToast(page, "Lyric Added", '"Geet" has been successfully added.');
      expect(await count()).toBe(1);
      await page.waitForURL(atList);
      await page.getByRole("link", { name: "Add New Lyric" }).first().click();
      await fill(page, { ...typedSong, "Song Title": "Naya" });
      await button(page, "Save and add another").dblclick();
      await expectToast(page, "Lyric Added", '"Naya" has been successfully added.');
      expect(await count()).toBe(2);
    }));

  test("even without JavaScript", () =>
    visit(add, { javaScriptEnabled: false }, async (page) => {
      const saveKey = await page.locator("input[name=saveKey]").inputValue();
      const form = { title: "Twice", lyrics_hindi: "ला", singerNames: "Mukesh", saveKey };
      const send = () => page.request.post(add, { form, headers: { Origin: address() } });
      await Promise.all([send(), send()]);
      expect(await count()).toBe(1);
    }));
});

describe("a song that was saved elsewhere meanwhile", () => {
  const options = { allowErrors: /409|410|400/ };

  test("is reported without JavaScript too, and can be overwritten by a button", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, { ...options, javaScriptEnabled: false }, async (page) => {
      await fill(page, { "Song Title": "Mine" });
      await saveSong(sql(), { title: "Theirs", singerNames: "Mukesh", lyrics_hindi: "ला" }, { id });
      await button(page, "Save").click();
      await expectToast(page, "Error updating Lyric");
      await button(page, "Save").click();
      await expectToast(page, "Error updating Lyric");
      await button(page, "Overwrite with my text").click();
      await expectToast(page, "Lyric Updated", '"Mine" has been successfully updated.');
      expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Mine", genre: "Sad" });
    });
  });

  test("is not overwritten: the form says what has changed, each time, and the text stays", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, options, async (page) => {
      await fill(page, { "Song Title": "Mine" });
      await saveSong(
        sql(),
        { title: "Theirs", singerNames: "Mukesh", lyrics_hindi: "ला", genre: "Happy" },
        { id },
      );
      await button(page, "Save").click();
      await expectToast(page, "Error updating Lyric");
      await page.getByText("Changed since you opened it: Song Title, Genre.").waitFor();
      await expect.poll(() => focused(page)).toContain("This song was changed by someone else");
      for (const width of [widths.desktop, widths.phone]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNothingCovered(page, "[data-decide]", "[data-decide] button");
      }
      expect(await title(page).inputValue()).toBe("Mine");
      expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Theirs", genre: "Happy" });
      await expectAccessible(page);
      const [current] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("link", { name: "Open the current version" }).click(),
      ]);
      await current.waitForLoadState();
      expect(await title(current).inputValue()).toBe("Theirs");
      await current.close();
      await saveSong(sql(), { title: "Theirs", singerNames: "Mukesh", lyrics_hindi: "ला" }, { id });
      await button(page, "Overwrite with my text").click();
      await page.locator("[data-decide]").getByText("was changed by someone else").waitFor();
      expect(await button(page, "Save").textContent()).toBe("Save");
      expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Theirs", genre: "" });
      await button(page, "Overwrite with my text").click();
      await page.waitForURL(atList);
    });
    expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Mine", genre: "Sad" });
  });

  test("is reported even after the draft was restored", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, options, async (page) => {
      acceptDialogs(page);
      await fill(page, { "Song Title": "Mine" });
      await page.reload();
      await restoredMessage(page).waitFor();
      await saveSong(sql(), { title: "Theirs", lyrics_hindi: "ला" }, { id });
      await page.reload();
      await restoredMessage(page).waitFor();
      expect(await title(page).inputValue()).toBe("Mine");
      await button(page, "Save").click();
      await page.getByText("Changed since you opened it").waitFor();
    });
    expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Theirs" });
  });

  test("and deleted is reported, and the text stays", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, options, async (page) => {
      await fill(page, { "Song Title": "Mine" });
      await sql()`delete from lyrics where id = ${id}`;
      await button(page, "Save").click();
      await expectToast(page, "Error updating Lyric");
      await page
        .locator(".form-message")
        .getByText("This song was deleted while you were editing it.")
        .waitFor();
      expect(await title(page).inputValue()).toBe("Mine");
    });
  });
});

describe("a song with the same title and the same first singer", () => {
  const options = { allowErrors: /409/ };
  const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Is this song here already?" });

  test("leads to a question without JavaScript too, and 'Save anyway' saves it", async () => {
    await saveSong(sql(), { title: "Geet", singerNames: "Mukesh", lyrics_hindi: "ला" });
    await visit(add, { allowErrors: /409/, javaScriptEnabled: false }, async (page) => {
      await fill(page, typedSong);
      await button(page, "Save").click();
      await page.getByText("There is a song with the same title and the same first singer.").waitFor();
      await expectTextKept(page);
      expect(await count()).toBe(1);
      await button(page, "Save anyway").click();
      await expectToast(page, "Lyric Added", '"Geet" has been successfully added.');
      expect(await count()).toBe(2);
    });
  });

  test("leads to a warning while typing and before saving, with a link, and 'Save anyway' saves it", async () => {
    const { path } = await saveOldSong(sql());
    await visit(add, options, async (page) => {
      await fill(page, { ...typedSong, "Song Title": "PURANA", Singers: "mukesh, Lata" });
      const warning = page.getByText("This title with this first singer is here already:");
      await warning.waitFor();
      await button(page, "Save").click();
      await dialog(page).waitFor();
      expect(await count()).toBe(1);
      expect(await dialog(page).getByRole("link").getAttribute("href")).toBe(path);
      await expectAccessible(page);
      await button(page, "Back").click();
      await dialog(page).waitFor({ state: "hidden" });
      expect(await title(page).inputValue()).toBe("PURANA");
      await page.keyboard.press("Control+Enter");
      await button(page, "Save anyway").click();
      await expectToast(page, "Lyric Added");
      expect(new URL(page.url()).pathname).toBe(add);
      expect(await count()).toBe(2);
    });
  });

  test("does not prevent another song or an edit that changes neither", async () => {
    const { path } = await saveOldSong(sql());
    await saveSong(sql(), { title: "Purana", singerNames: "Mukesh", lyrics_hindi: "ला" });
    await visit(path, {}, async (page) => {
      await fill(page, { Genre: "Happy" });
      await button(page, "Save").click();
      await page.waitForURL(atList);
      await open(page, add);
      await fill(page, { ...typedSong, "Song Title": "Purana", Singers: "Lata, Mukesh" });
      await button(page, "Save").click();
      await page.waitForURL(atList);
    });
    expect(await count()).toBe(3);
  });

  test("is found among drafts and withdrawn songs too, and the link leads to the draft", async () => {
    const { id } = await saveDraft(sql(), { title: "Adhoora", singerNames: "Mukesh" });
    const withdrawn = await saveOldSong(sql());
    await withdrawSong(sql(), withdrawn.id);
    await visit(add, options, async (page) => {
      await fill(page, { ...typedSong, "Song Title": "Purana", Singers: "Mukesh" });
      await page.getByText("This title with this first singer is here already, but withdrawn:").waitFor();
      await fill(page, { "Song Title": "Adhoora" });
      await page.getByText("This title with this first singer is here already, as a draft:").waitFor();
      await button(page, "Save").click();
      await dialog(page)
        .getByText("There is a draft with the same title and the same first singer.")
        .waitFor();
      const link = dialog(page).getByRole("link", { name: "Adhoora by Mukesh" });
      expect(await link.getAttribute("href")).toBe(`/admin/lyrics/drafts/edit/${id}`);
      expect(await count()).toBe(0);
      await button(page, "Save anyway").click();
      await expectToast(page, "Lyric Added");
    });
    expect(await count()).toBe(1);
  });
});
