/** Helpers for tests of the list of songs that lack a script. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { saveSong } from "#catalogue";
import { learnWhatIsLeft } from "./shared-administration.ts";

export const list = "/admin/lyrics/missing-scripts";

/** Four songs with one script, each with a surer draft than those before it, and one song with both. */
const songs = [
  { title: "Hawa", singerNames: "Mukesh", lyrics_hindi: "मेरा दिल\nदिल हवा" },
  { title: "Jhakhmur", singerNames: "Asha", lyrics_hindi: "दिल की बात झखमूर\nमेरा दिल" },
  { title: "Dil Ki Baat", lyrics_hindi: "दिल की बात\nमन की बात" },
  { title: "Tera Naam", lyrics_english: "tera naam" },
  { title: "Dono", lyrics_hindi: "दोनों", lyrics_english: "dono" },
];

/** Resolves once the site has drafted what the songs lack. */
export async function fillMissingScripts(sql: Parameters<typeof saveSong>[0]): Promise<void> {
  await sql`delete from lyrics`;
  await learnWhatIsLeft(sql);
  for (const song of songs) await saveSong(sql, song);
  await expect.poll(async () => (await sql`select from private.machine_versions`).length).toBe(4);
}

/** Waits for the page with this heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

export const titles = (page: Page) => page.locator("tbody td.name").allTextContents();
