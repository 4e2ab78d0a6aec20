import { describe, expect, test } from "vitest";
import { findSongToEdit, saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { goTo } from "./form-page.ts";
import {
  button,
  expectAccessible,
  expectToast,
  field,
  fill,
  focused,
  labels,
  refusals,
  title,
} from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, signIn, sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";
const atList = /\/admin\/lyrics(?:#row-\d+)?$/;

describe("the form of an existing song", () => {
  const song = {
    title: "Tum Bin",
    albumName: "Pratiggya",
    singerNames: "Lata Mangeshkar, Mukesh",
    genre: "Sad",
    lyricistNames: "Anand Bakshi",
    musicDirectorNames: "Laxmikant",
    lyrics_hindi: "तुम बिन",
  };
  const open = async (fields = {}) => {
    const { id } = await saveSong(sql(), { ...song, ...fields });
    return { id, address: `/admin/lyrics/edit/${id}` };
  };

  test("has the song in its title, its id and all its fields", async () => {
    const { id, address } = await open({ year: 1975 });
    await visit(address, {}, async (page) => {
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Edit Lyric: Tum Bin");
      expect(await page.title()).toBe("Edit Lyric: Tum Bin - Antara");
      expect(await page.locator('form.lyric-form input[name="id"]').inputValue()).toBe(String(id));
      expect(await field(page, "Singers").inputValue()).toBe("Lata Mangeshkar, Mukesh");
      expect(await field(page, "Year").inputValue()).toBe("1975");
      expect(await button(page, "Save and add another").count()).toBe(0);
    });
  });

  test("refuses the same as for a new song, with a message of its own", async () => {
    const { address } = await open();
    await visit(address, refusals, async (page) => {
      await title(page).fill("");
      await button(page, "Save").click();
      await expectToast(page, "Required Field Missing", "Please fill out the Song Title.");
      await fill(page, { "Song Title": "Tum Bin", "YouTube Video ID": "none" });
      await button(page, "Save").click();
      await expectToast(page, "Error updating Lyric");
    });
  });

  test("saves the fields, and changes nothing when it is saved unchanged", async () => {
    const { id, address } = await open();
    await visit(address, {}, async (page) => {
      await fill(page, { "Song Title": "Tum Bin Jaaun", Singers: "Mukesh, Lata Mangeshkar", Genre: "" });
      await page.keyboard.press("Control+s");
      await page.waitForURL(atList);
      await expectToast(page, "Lyric Updated", '"Tum Bin Jaaun" has been successfully updated.');
      const saved = await findSongToEdit(sql(), id);
      expect(saved).toMatchObject({
        title: "Tum Bin Jaaun",
        singerNames: "Mukesh, Lata Mangeshkar",
        genre: "",
        lyrics_hindi: "तुम बिन",
      });

      await page.getByRole("link", { name: "Edit Tum Bin Jaaun" }).click();
      await page.getByRole("heading", { level: 1, name: "Edit Lyric: Tum Bin Jaaun" }).waitFor();
      await button(page, "Save").click();
      await page.waitForURL(atList);
      expect(await findSongToEdit(sql(), id)).toEqual({ ...saved, version: expect.any(String) });
    });
  });

  test("of a song that does not exist shows the list and the reason, and so does one that fails", async () => {
    const { address } = await open();
    await visit("/admin/lyrics/edit/987654321", refusals, async (page) => {
      await page.waitForURL(atList);
      await expectToast(page, "Song not found.");
      await sql()`alter function private.album_spelling rename to album_spelling_away`;
      try {
        await goTo(page, address);
        await expectToast(page, "Error fetching song");
        await page.waitForURL(atList);
      } finally {
        await sql()`alter function private.album_spelling_away rename to album_spelling`;
      }
      await goTo(page, "/admin/lyrics/edit/nothing");
      await expectToast(page, "Song not found.");
      await page.waitForURL(atList);
    });
  });
});

test("axe reports nothing for the form, also with errors, suggestions, an explanation and a dialog", async () => {
  await saveSong(sql(), { title: "Lata's", lyrics_hindi: "ला", singerNames: "Lata Mangeshkar" });
  await visit(add, refusals, async (page) => {
    await expectAccessible(page);
    await button(page, "Save").click();
    await page.locator(".field-error").first().waitFor();
    await expectAccessibleByTurns(page);
    await fill(page, { "Hindi Lyrics": "एक\nदो", "English Lyrics": "Ek" });
    await field(page, "Singers").pressSequentially("Nobody Of This Name, lat");
    await page.getByRole("option").first().waitFor();
    await page.getByText("2 singers will be created: Nobody Of This Name, lat").waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Back to Manage Lyrics" }).click();
    await page.getByRole("alertdialog").waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
  });
});

test("the buttons that save never cover what is focused by keyboard, on a phone and on a desktop", () =>
  visit(add, {}, async (page) => {
    const isSeen = () =>
      page.evaluate(() => {
        const { left, top, width } = (document.activeElement ?? document.body).getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + 20);
        return document.activeElement?.contains(found) ?? false;
      });
    const names = labels.map(([, name]) => name);
    const behindLyrics = names.indexOf("youtube_video_id");
    const year = names.indexOf("year") + 1;
    for (const width of ["phone", "desktop"] as const) {
      await page.setViewportSize({ width: widths[width], height: 480 });
      await title(page).focus();
      for (const name of [
        ...names.slice(0, behindLyrics),
        "intent",
        ...names.slice(behindLyrics, year),
        "Translation",
        "Meanings and notes",
      ]) {
        await expect.poll(() => focused(page)).toBe(name);
        expect([width, name, await isSeen()]).toEqual([width, name, true]);
        await page.keyboard.press("Tab");
      }
    }
  }));

test("without a session every address of the form redirects to the sign-in page", async () => {
  const ask = (path: string, body?: URLSearchParams) =>
    fetch(address() + path, {
      redirect: "manual",
      headers: { Origin: address() },
      ...(body && { method: "POST", body }),
    });
  for (const path of [
    add,
    "/admin/lyrics/edit/1",
    "/admin/lyrics/suggestions?kind=singers&typed=a",
    "/admin/lyrics/draft",
  ]) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")?.split("?")[0]]).toEqual([302, "/admin"]);
  }
  const explained = await ask("/admin/lyrics/explanation", new URLSearchParams({ singerNames: "Lata" }));
  expect(explained.status).toBe(302);
});

test("the HTML of the form has no inline styles or handlers, as a strict content security policy requires", async () => {
  const answer = await fetch(address() + add, { headers: { Cookie: await signIn() } });
  const html = await answer.text();
  expect(html).toContain('name="singerNames"');
  expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
});
