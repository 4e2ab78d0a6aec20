/** The administrator works through what visitors have reported. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { reportSong, saveSong, withdrawSong } from "#catalogue";
import { expectAccessibleEverywhere } from "../accessibility.ts";
import { atBothWidths } from "../both-widths.ts";
import { focusedName, press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

let id: number;
beforeEach(async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from private.song_reports`;
  for (const title of ["Theek Geet", "Galat Geet"])
    ({ id } = await saveSong(sql(), { title, lyrics_hindi: "गलत", lyrics_english: "galat" }));
  await reportSong(sql(), id, { kind: "lyrics", text: "Line 1:\n<b>galat</b>" });
  await reportSong(sql(), id, { kind: "names", text: "गायक का नाम" });
  await reportSong(sql(), id, { kind: "other", text: "Something" });
  // 18:30 in UTC is midnight in the time zone of the site.
  await sql()`update private.song_reports set reported_at = '2026-03-04T18:30Z'`;
});

const when = "5 Mar 2026, 12:00 am";
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const expectToast = (page: Page, words: string) =>
  page.locator(".notice").getByText(words, { exact: true }).waitFor();
const texts = (page: Page) => page.locator(".report-text").allInnerTexts();
const left = async () =>
  (await sql()<{ kind: string }[]>`select kind from private.song_reports order by id`).map(
    ({ kind }) => kind,
  );

test("by keyboard alone the way leads from the dashboard by the filter to the reports, until all are done", () =>
  atBothWidths(async (width) => {
    const [first] = await sql()`select from private.song_reports`;
    if (!first)
      for (const kind of ["lyrics", "names", "other"]) await reportSong(sql(), id, { kind, text: kind });
    await visit("/admin/dashboard", { width }, async (page) => {
      await page.getByRole("link", { name: "1 song with reports of visitors" }).focus();
      await page.keyboard.press("Enter");
      await heading(page, "Manage Lyrics");
      await page.waitForURL(/\/admin\/lyrics\?missing=reported$/);
      await page.getByText("1 song: reported.").waitFor();
      await expect.poll(() => page.locator("tbody td.name").allTextContents()).toEqual(["Galat Geet"]);
      await press(page, "Edit Galat Geet");
      await heading(page, "Edit Lyric: Galat Geet");
      await tabTo(page, "Genre");
      await page.keyboard.type("Typed");
      expect(await texts(page)).toHaveLength(3);

      await page.locator(".song-reports button").first().focus();
      await page.keyboard.press("Enter");
      await expectToast(page, "Report Done");
      await expect.poll(() => focusedName(page)).toBe("2 Reported Mistakes");
      expect(await left()).toEqual(["names", "other"]);
      await press(page, "Remove all open reports");
      await page.getByRole("alertdialog").getByText("2 open reports of this song will be removed.").waitFor();
      await press(page, "Remove");
      await expectToast(page, "2 Reports Removed");
      await expect.poll(() => focusedName(page)).toBe("All reports are done");
      expect(await left()).toEqual([]);
      expect(await page.getByLabel("Genre").inputValue()).toBe("Typed");
    });
  }));

test("the form of a song shows what was reported as text, when, and in its language, and is accessible", () =>
  visit(`/admin/lyrics/edit/${id}`, {}, async (page) => {
    await page.getByRole("heading", { name: "3 Reported Mistakes" }).waitFor();
    expect(await texts(page)).toEqual(["Line 1:\n<b>galat</b>", "गायक का नाम", "Something"]);
    expect(await page.locator(".song-reports li .small-print").allTextContents()).toEqual([
      `Lyrics · ${when}`,
      `Names · ${when}`,
      `Something else · ${when}`,
    ]);
    expect(await page.locator(".report-text").nth(1).getAttribute("lang")).toBe("hi");
    expect(await page.getByRole("button", { name: `Done: Names, ${when}` }).count()).toBe(1);
    await expectAccessibleEverywhere(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(page, "Lyric Updated");
    expect(await left()).toHaveLength(3);
  }));

test("without scripts each button is a form of its own, for a song and for a draft", async () => {
  await withdrawSong(sql(), id);
  await visit(`/admin/lyrics/drafts/edit/${id}`, { javaScriptEnabled: false }, async (page) => {
    await page.getByRole("button", { name: /^Done: Lyrics/ }).click();
    await expectToast(page, "Report Done");
    await heading(page, "Edit Draft: Galat Geet");
    expect(await texts(page)).toEqual(["गायक का नाम", "Something"]);
    await sql()`select private.publish_draft(${id})`;
    await page.getByRole("button", { name: "Remove all open reports" }).click();
    await page.getByText("2 open reports of this song will be removed.").waitFor();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expectToast(page, "2 Reports Removed");
    await heading(page, "Edit Lyric: Galat Geet");
    expect(await page.locator(".song-reports").count()).toBe(0);
  });
  expect(await left()).toEqual([]);
});

test("a report that is done in another tab goes from this one, and one that cannot be done stays", () =>
  visit(`/admin/lyrics/edit/${id}`, { allowErrors: true }, async (page) => {
    await page.getByRole("heading", { name: "3 Reported Mistakes" }).waitFor();
    await sql()`delete from private.song_reports where kind = 'lyrics'`;
    await page.getByRole("button", { name: /^Done: Lyrics/ }).click();
    await expectToast(page, "Already Done");
    await page.getByRole("heading", { name: "2 Reported Mistakes" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: /^Done: Names/ }).click();
    await expectToast(page, "Error Finishing Reports");
    await page.context().setOffline(false);
    expect(await texts(page)).toEqual(["गायक का नाम", "Something"]);
    await page.getByRole("button", { name: /^Done: Names/ }).click();
    await expectToast(page, "Report Done");
  }));

test("reported songs are chosen for a bulk action by the filter, and the dashboard is silent without any", async () => {
  await visit("/admin/lyrics?missing=reported&sort=title-asc", {}, async (page) => {
    await page.getByText("1 song: reported.").waitFor();
    await page.getByRole("checkbox", { name: /Galat Geet/ }).check();
    await page.getByText("1 song chosen").first().waitFor();
  });
  await sql()`delete from private.song_reports`;
  await visit("/admin/dashboard", {}, async (page) => {
    await page.getByRole("heading", { name: "To do" }).waitFor();
    expect(await page.getByText("reports of visitors").count()).toBe(0);
  });
});

test.each([true, false])(
  "the reports of an hour, of chosen songs and of all are removed after a question (scripts: %s)",
  async (javaScriptEnabled) => {
    await sql()`
      insert into private.song_reports (lyric_id, kind, text, reported_at)
      select id, 'other', 'Flood', '2026-03-05T00:00Z'::timestamptz + n * interval '50 minutes'
      from lyrics cross join generate_series(0, 2) as n`;
    const all = (page: Page) => page.getByRole("button", { name: /^Remove all open reports/ });
    const confirm = async (page: Page, question: string) => {
      await page.getByText(question, { exact: true }).waitFor();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
    };
    await visit("/admin/lyrics", { javaScriptEnabled }, async (page) => {
      await page.getByRole("link", { name: "Reported mistakes" }).click();
      await heading(page, "Reported Mistakes");
      const rows = () => page.locator("tbody tr td:not(:last-child)").allTextContents();
      expect(await rows()).toEqual([
        ...[
          "5 Mar 2026, 7:00 am",
          "2",
          "2",
          "5 Mar 2026, 6:00 am",
          "2",
          "2",
          "5 Mar 2026, 5:00 am",
          "2",
          "2",
        ],
        ...[when, "3", "1"],
      ]);
      if (javaScriptEnabled) await expectAccessibleEverywhere(page);
      await all(page).nth(2).click();
      await confirm(page, "2 open reports of this hour will be removed.");
      await expectToast(page, "2 Reports Removed");
      await page.getByRole("heading", { name: "7 Open Reports by the Hour" }).waitFor();
      await page.getByRole("link", { name: "Read them, song by song" }).click();
      await page.getByRole("checkbox", { name: /Theek Geet/ }).check();
      await page.getByRole("button", { name: "Change the chosen songs" }).click();
      await heading(page, "Bulk Action");
      await all(page).click();
      await confirm(page, "2 open reports of the chosen songs will be removed.");
      await expectToast(page, "2 Reports Removed");
      await expect.poll(() => all(page).count()).toBe(0);
      await page.goto(new URL("/admin/lyrics/reports", page.url()).href);
      await all(page).first().click();
      await confirm(page, "5 open reports will be removed.");
      await expectToast(page, "5 Reports Removed");
      await page.getByRole("heading", { name: "No reports are open" }).waitFor();
    });
    expect(await left()).toEqual([]);
  },
);
