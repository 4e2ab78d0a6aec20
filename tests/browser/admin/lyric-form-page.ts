/** Helpers for tests of the form of a song. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { saveSong } from "#catalogue";
import { accessibilityFindings } from "../accessibility.ts";

/** The labels of the fields with their names, in the order of the form. */
export const labels = [
  ["Song Title", "title"],
  ["Album", "albumName"],
  ["Genre", "genre"],
  ["Track Number", "track_number"],
  ["Singers", "singerNames"],
  ["Lyricists", "lyricistNames"],
  ["Music Directors", "musicDirectorNames"],
  ["Hindi Lyrics", "lyrics_hindi"],
  ["English Lyrics", "lyrics_english"],
  ["YouTube Video ID", "youtube_video_id"],
  ["Cover Image URL", "cover_image_url"],
  ["Year", "year"],
] as const;

/** Browsers log each refused request in their console. */
export const refusals = { allowErrors: /status of (400|409|410|503|404)/ };

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const title = (page: Page) => field(page, "Song Title");
const toast = (page: Page) => page.locator(".notice");
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** @param texts by the labels of the fields */
export async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** @returns the name of the field that has the focus */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent);

export async function expectToast(page: Page, heading: string, text?: string): Promise<void> {
  await toast(page).getByText(heading, { exact: true }).waitFor();
  // The toast of the last save may still be shown.
  if (text !== undefined)
    await expect.poll(() => toast(page).locator("p").textContent()).toBe(heading + text);
}

/** Fails when axe reports something, or the page is wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** A song to be typed, by the labels of the fields. */
export const typedSong = { "Song Title": "Geet", Singers: "Mukesh", "Hindi Lyrics": "ला\nला" };

export async function expectTextKept(page: Page): Promise<void> {
  for (const [label, typed] of Object.entries(typedSong))
    expect(await field(page, label).inputValue()).toBe(typed);
}

/** The message of the form that a draft was restored. */
export const restoredMessage = (page: Page) => page.getByText("Your unsaved text is back.");

/** Confirms every dialog of the browser. */
export const acceptDialogs = (page: Page) => page.on("dialog", (dialog) => dialog.accept());

/** Saves a song. @returns its id and the path of its form */
export async function saveOldSong(sql: Parameters<typeof saveSong>[0]) {
  const { id } = await saveSong(sql, {
    title: "Purana",
    singerNames: "Mukesh",
    lyrics_hindi: "ला",
    genre: "Sad",
  });
  return { id, path: `/admin/lyrics/edit/${id}` };
}
