/** The songs of an album as a table, edited in place by keyboard, and saved together. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { findTracks, saveDraft, saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { expectNoHorizontalScroll } from "./form-page.ts";
import { focusedName, press, tabTo } from "./keyboard.ts";
import { button, expectToast, field, refusals } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

let albumId = 0;
let path = "";
const song = { lyrics_hindi: "ला", albumName: "Anand (1971)", singerNames: "Lata Mangeshkar" };

beforeEach(async () => {
  for (const table of ["lyrics", "singers", "albums", "private.drafts"])
    await sql()`delete from ${sql()(table)}`;
  for (const title of ["Ek", "Do"]) await saveSong(sql(), { ...song, title });
  await saveDraft(sql(), { ...song, title: "Teen" });
  const [album] = await sql()<{ id: number }[]>`select id from albums`;
  albumId = album?.id ?? 0;
  path = `/admin/albums/${albumId}/tracks`;
});

/** Such as `1 Ek: Lata Mangeshkar`. */
const stored = async () =>
  ((await findTracks(sql(), albumId))?.tracks ?? []).map(
    ({ track_number, title, singerNames }) => `${track_number} ${title}: ${singerNames}`,
  );
const singers = async () =>
  (await sql()<{ name: string }[]>`select name from singers order by name`).map(({ name }) => name);
const number = (title: string) => `Track Number: ${title}`;
const names = (title: string) => `Singers: ${title}`;

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

test.each(["phone", "desktop"] as const)(
  "numbers, titles and singers are typed down their columns, and one save saves all (%s)",
  (width) =>
    visit(path, { width }, async (page) => {
      await page.getByText("Draft, not public").waitFor();
      await expectNoHorizontalScroll(page);
      await tabTo(page, number("Ek"));
      for (const typed of ["3", "1"]) {
        await page.keyboard.type(typed);
        await page.keyboard.press("Enter");
      }
      await page.keyboard.type("2");
      await page.keyboard.press("ArrowUp");
      expect(await focusedName(page)).toBe(number("Do"));
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      expect(await focusedName(page)).toBe("Song Title: Teen");
      await page.keyboard.type("Teen Baar");
      await page.keyboard.press("Shift+Tab");
      await type(page, names("Teen"), "Mukesh");
      await expectAccessibleByTurns(page);
      await page.keyboard.press("ControlOrMeta+s");
      await expectToast(page, "Songs Updated", "3 songs have been successfully updated.");
      expect(await stored()).toEqual([
        "1 Do: Lata Mangeshkar",
        "2 Teen Baar: Mukesh",
        "3 Ek: Lata Mangeshkar",
      ]);
    }),
);

test("Enter below the last row reaches Save, and a click numbers the songs in their order", () =>
  visit(path, {}, async (page) => {
    await press(page, "Number them 1, 2, 3…");
    await tabTo(page, "Song Title: Teen");
    await page.keyboard.press("Enter");
    expect(await focusedName(page)).toBe("Save");
    await page.keyboard.press("Enter");
    await expectToast(page, "Songs Updated");
    expect(await stored()).toEqual(
      ["Ek", "Do", "Teen"].map((title, at) => `${at + 1} ${title}: Lata Mangeshkar`),
    );
  }));

test("while a singer is typed, names are suggested, whose list has the arrows and Enter", () =>
  visit(path, { width: "phone" }, async (page) => {
    await type(page, names("Do"), "Lata");
    await page.getByRole("option", { name: "Lata Mangeshkar 2 songs" }).waitFor();
    await expectAccessibleByTurns(page);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Mukesh");
    await page.keyboard.press("ArrowUp");
    expect(await focusedName(page)).toBe(names("Ek"));
    await page.keyboard.press("ControlOrMeta+s");
    await expectToast(page, "Songs Updated");
    expect((await stored())[1]).toBe("null Do: Lata Mangeshkar, Mukesh");
  }));

test("a near name is asked about before there is a second singer, and is that one or a new one", () =>
  visit(path, refusals, async (page) => {
    for (const [title, answer, expected] of [
      ["Ek", "Lata Mangeshkar", ["Lata Mangeshkar"]],
      ["Do", "Lata Mangeshker", ["Lata Mangeshkar", "Lata Mangeshker"]],
    ] as const) {
      await page.goto(new URL(path, page.url()).href);
      await type(page, names(title), "Lata Mangeshker");
      await page.keyboard.press("Escape");
      await page.keyboard.press("ControlOrMeta+s");
      await page.getByRole("alertdialog", { name: "Did You Mean Another?" }).waitFor();
      expect(await singers()).toEqual(["Lata Mangeshkar"]);
      await press(page, `Save as ${answer}`);
      await page.getByRole("heading", { level: 1, name: "Albums" }).waitFor();
      expect(await singers()).toEqual(expected);
    }
  }));

test("a song that somebody changed meanwhile is named at its row, nothing is lost, and the editor decides", () =>
  visit(path, { width: "phone", ...refusals }, async (page) => {
    await type(page, number("Ek"), "1");
    await type(page, number("Do"), "2");
    await type(page, "Song Title: Teen", "Tees");
    await sql()`update lyrics set title = title || ' 2' where title in ('Ek', 'Do')`;
    await page.keyboard.press("ControlOrMeta+s");
    await expectToast(page, "Error Saving Songs");
    const refused = page.locator(".refused-row");
    await refused.getByText("It is now: Ek 2 · Lata Mangeshkar").waitFor();
    expect(await page.locator(".refused-row:focus").count()).toBe(1);
    expect(await field(page, number("Ek")).inputValue()).toBe("1");
    expect((await stored()).toSorted()[2]).toBe("null Teen: Lata Mangeshkar");
    await expectAccessibleByTurns(page);
    await expectNoHorizontalScroll(page);
    await refused.nth(0).getByRole("button", { name: "Take that" }).click();
    await refused.nth(0).getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(() => refused.count()).toBe(0);
    expect(await field(page, "Song Title: Ek").inputValue()).toBe("Ek 2");
    expect(await field(page, number("Do")).inputValue()).toBe("2");
    await button(page, "Save").click();
    await expectToast(page, "Songs Updated");
    const saved = ["2 Do: Lata Mangeshkar", "null Ek 2: Lata Mangeshkar", "null Tees: Lata Mangeshkar"];
    expect((await stored()).toSorted()).toEqual(saved);
  }));

test("a song that was deleted meanwhile can be left out, and what was changed in other rows is saved", () =>
  visit(path, refusals, async (page) => {
    await type(page, number("Ek"), "1");
    await type(page, number("Do"), "1000");
    await sql()`delete from lyrics where title = 'Ek'`;
    await page.keyboard.press("ControlOrMeta+s");
    await page.getByText("Please give a track number from 1 to 999, or none.").waitFor();
    await button(page, "Leave my changes out").click();
    await type(page, number("Do"), "2");
    await button(page, "Save").click();
    await expectToast(page, "Songs Updated");
    expect(await stored()).toEqual(["2 Do: Lata Mangeshkar", "null Teen: Lata Mangeshkar"]);
  }));

test("without scripts the table is a form, which asks, names errors at their rows, and keeps what is typed", () =>
  visit(path, { ...refusals, width: "phone", javaScriptEnabled: false }, async (page) => {
    await field(page, number("Ek")).fill("x");
    await field(page, names("Do")).fill("Lata Mangeshker");
    await button(page, "Save").click();
    await page.getByText("Did You Mean Another?").waitFor();
    await button(page, "Save as Lata Mangeshkar").click();
    await page.getByText("Please give a track number from 1 to 999, or none.").waitFor();
    expect(await field(page, number("Ek")).inputValue()).toBe("x");
    expect(await field(page, names("Do")).inputValue()).toBe("Lata Mangeshker");
    await field(page, number("Ek")).fill("१");
    await button(page, "Save").click();
    await page.getByRole("heading", { level: 1, name: "Albums" }).waitFor();
    expect((await stored())[0]).toBe("1 Ek: Lata Mangeshkar");
    expect(await singers()).toEqual(["Lata Mangeshkar"]);
  }));

test("the table is reached from the albums, and leads to the forms of its songs and back", () =>
  visit("/admin/albums", {}, async (page) => {
    await press(page, "Edit the songs of Anand");
    await page.getByRole("heading", { level: 1, name: "Songs of Album: Anand" }).waitFor();
    await press(page, "Edit Teen");
    await page.getByRole("heading", { level: 1, name: "Edit Draft: Teen" }).waitFor();
    await page.goBack();
    await press(page, "Edit Album");
    await press(page, "Edit Songs");
    await page.getByRole("heading", { level: 1, name: "Songs of Album: Anand" }).waitFor();
  }));

test("an album without songs says how it gets one", async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from private.drafts`;
  await visit(path, {}, (page) => page.getByText("No song names this album yet.").waitFor());
});
