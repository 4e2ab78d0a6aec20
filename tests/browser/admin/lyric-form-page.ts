/** The form of a song, as somebody at the screen sees and uses it. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { saveSong } from "#catalogue";
import { accessibilityFindings } from "../accessibility.ts";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const title = (page: Page) => field(page, "Song Title");
export const toast = (page: Page) => page.locator(".notice");
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
  // The message of the last save may still be there.
  if (text !== undefined)
    await expect.poll(() => toast(page).locator("p").textContent()).toBe(heading + text);
}

/** The page as it stands has no finding of axe and is nowhere wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** A song as it is typed, by the labels of the fields. */
export const typedSong = { "Song Title": "Geet", Singers: "Mukesh", "Hindi Lyrics": "ला\nला" };

export async function expectTextIsThere(page: Page): Promise<void> {
  for (const [label, typed] of Object.entries(typedSong))
    expect(await field(page, label).inputValue()).toBe(typed);
}

/** What the form says of a draft that it has brought back. */
export const back = (page: Page) => page.getByText("Your unsaved text is back.");

/** Whatever the browser asks on its own is answered with yes. */
export const agree = (page: Page) => page.on("dialog", (dialog) => dialog.accept());

/** A song that was there before, with the address of its form. */
export async function saveOldSong(sql: Parameters<typeof saveSong>[0]) {
  const { id } = await saveSong(sql, {
    title: "Purana",
    singerNames: "Mukesh",
    lyrics_hindi: "ला",
    genre: "Sad",
  });
  return { id, path: `/admin/lyrics/edit/${id}` };
}
