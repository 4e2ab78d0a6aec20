import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { findSongToEdit, saveSong } from "#catalogue";
import { open } from "../visit.ts";
import { openAdministration } from "./administrator.ts";
import { expectNothingCovered } from "./form-page.ts";
import {
  agree,
  back,
  button,
  expectAccessible,
  expectTextIsThere,
  expectToast,
  field,
  fill,
  focused,
  saveOldSong,
  title,
  typedSong,
} from "./lyric-form-page.ts";

const { address, sql, visit } = openAdministration({ STARTER_CATALOGUE: "off" });
const add = "/admin/lyrics/add";
const atList = /\/admin\/lyrics(?:#row-\d+)?$/;

beforeEach(async () => {
  await sql()`delete from lyrics`;
});

const count = async () => (await sql()`select count(*)::integer as count from lyrics`)[0]?.count;

describe("a save that fails", () => {
  const faults = { allowErrors: /503|Failed to load|ERR_/ };

  test("for want of the database says so, keeps the text, and can be sent again", () =>
    visit(add, faults, async (page) => {
      await fill(page, typedSong);
      await sql()`alter function public.save_lyric rename to save_lyric_away`;
      try {
        await button(page, "Save").click();
        await expectToast(page, "Error Adding Lyric", "An unexpected error occurred.");
        await page.getByText("Nothing was saved: the database did not answer.").waitFor();
        await expectTextIsThere(page);
        await expectAccessible(page);
      } finally {
        await sql()`alter function public.save_lyric_away rename to save_lyric`;
      }
      await button(page, "Save").click();
      await page.waitForURL(atList);
      expect(await count()).toBe(1);
    }));

  test("for want of the network says so, keeps the text, and can be sent again", () =>
    visit(add, faults, async (page) => {
      await fill(page, typedSong);
      await page.route("**/add.data**", (route) => route.abort("internetdisconnected"));
      await page.keyboard.press("Control+s");
      await expectToast(page, "Error Adding Lyric", "An unexpected error occurred.");
      await page.getByText("The site could not be reached.").waitFor();
      await expectTextIsThere(page);
      await page.unroute("**/add.data**");
      await page.keyboard.press("Control+s");
      await page.waitForURL(atList);
      expect(await count()).toBe(1);
    }));

  test("only on its way back saves once, and asks about no song of the same name", () =>
    visit(add, faults, async (page) => {
      await fill(page, typedSong);
      await page.route("**/add.data**", async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        await route.fetch();
        await route.abort();
      });
      await button(page, "Save").click();
      await expectToast(page, "Error Adding Lyric");
      expect(await count()).toBe(1);
      await page.unroute("**/add.data**");
      await button(page, "Save").click();
      await page.waitForURL(atList);
      expect(await count()).toBe(1);
    }));

  test("of an edit is told as 'Error updating Lyric'", async () => {
    const { path } = await saveOldSong(sql());
    await visit(path, faults, async (page) => {
      await page.route("**/edit/**.data**", (route) => route.abort());
      await fill(page, { Genre: "Happy" });
      await button(page, "Save").click();
      await expectToast(page, "Error updating Lyric", "An unexpected error occurred.");
      expect(await field(page, "Genre").inputValue()).toBe("Happy");
    });
  });
});

describe("a double click saves once", () => {
  test.each(["Save", "Save and add another"])("on '%s'", (name) =>
    visit(add, {}, async (page) => {
      await fill(page, typedSong);
      await button(page, name).dblclick();
      await expectToast(page, "Lyric Added");
      expect(await count()).toBe(1);
    }),
  );

  test("also where no scripts are there to stop it", () =>
    visit(add, { javaScriptEnabled: false }, async (page) => {
      const saveKey = await page.locator("input[name=saveKey]").inputValue();
      const form = { title: "Twice", lyrics_hindi: "ला", singerNames: "Mukesh", saveKey };
      const send = () => page.request.post(add, { form, headers: { Origin: address() } });
      await Promise.all([send(), send()]);
      expect(await count()).toBe(1);
    }));
});

describe("a song that was saved elsewhere in the meantime", () => {
  const faults = { allowErrors: /409|410|400/ };

  test("is told without scripts too, and overwritten by a button", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, { ...faults, javaScriptEnabled: false }, async (page) => {
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

  test("is not overwritten: it is told what has changed, and the text stays", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, faults, async (page) => {
      await fill(page, { "Song Title": "Mine" });
      await saveSong(
        sql(),
        { title: "Theirs", singerNames: "Mukesh", lyrics_hindi: "ला", genre: "Happy" },
        { id },
      );
      await button(page, "Save").click();
      await expectToast(page, "Error updating Lyric");
      await page.getByText("Changed since you opened it: Song Title, Genre.").waitFor();
      await expect.poll(() => focused(page)).toContain("This song was saved in the meantime");
      await expectNothingCovered(page, "[data-decide]", "[data-decide] button");
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
      await button(page, "Overwrite with my text").click();
      await page.waitForURL(atList);
    });
    expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Mine", genre: "Sad" });
  });

  test("and once more before it is overwritten, is told again", async () => {
    const { id, path } = await saveOldSong(sql());
    const changeTo = (genre: string) =>
      saveSong(sql(), { title: "Purana", singerNames: "Mukesh", lyrics_hindi: "ला", genre }, { id });
    await visit(path, { ...faults, width: "phone" }, async (page) => {
      await fill(page, { "Song Title": "Mine" });
      await changeTo("Happy");
      await button(page, "Save").click();
      await page.getByText("Changed since you opened it: Genre.").waitFor();
      await expectNothingCovered(page, "[data-decide]", "[data-decide] button");
      await changeTo("Happier");
      await button(page, "Overwrite with my text").click();
      await expect.poll(() => button(page, "Save").textContent()).toBe("Save");
      await page.getByText("Nothing was overwritten").first().waitFor();
    });
    expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Purana", genre: "Happier" });
  });

  test("is told after its text came back as well", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, faults, async (page) => {
      agree(page);
      await fill(page, { "Song Title": "Mine" });
      await page.reload();
      await back(page).waitFor();
      await saveSong(sql(), { title: "Theirs", lyrics_hindi: "ला" }, { id });
      await page.reload();
      await back(page).waitFor();
      expect(await title(page).inputValue()).toBe("Mine");
      await button(page, "Save").click();
      await page.getByText("Changed since you opened it").waitFor();
    });
    expect(await findSongToEdit(sql(), id)).toMatchObject({ title: "Theirs" });
  });

  test("and deleted says so, and the text stays", async () => {
    const { id, path } = await saveOldSong(sql());
    await visit(path, faults, async (page) => {
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
  const faults = { allowErrors: /409/ };
  const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Is this song here already?" });

  test("is asked about without scripts too; 'Save anyway' saves what was typed", async () => {
    await saveSong(sql(), { title: "Geet", singerNames: "Mukesh", lyrics_hindi: "ला" });
    await visit(add, { allowErrors: /409/, javaScriptEnabled: false }, async (page) => {
      await fill(page, typedSong);
      await button(page, "Save").click();
      await page.getByText("There is a song with the same title and the same first singer.").waitFor();
      await expectTextIsThere(page);
      expect(await count()).toBe(1);
      await button(page, "Save anyway").click();
      await expectToast(page, "Lyric Added", '"Geet" has been successfully added.');
      expect(await count()).toBe(2);
    });
  });

  test("is warned of while typing and before saving, with a link to it; 'Save anyway' saves", async () => {
    const { path } = await saveOldSong(sql());
    await visit(add, faults, async (page) => {
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

  test("does not stand in the way of the next song, nor of an edit that changes neither", async () => {
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
});
