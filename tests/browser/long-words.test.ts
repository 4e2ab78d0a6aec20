/** Titles and names of one long word widen no page, whether its letters are Roman or Devanagari. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { button, fill } from "./admin/lyric-form-page.ts";
import { openSharedAdministration } from "./admin/shared-administration.ts";
import { notYetAPage } from "./open-page.ts";
import { widths } from "./widths.ts";

const { sql, visit, visitAsStranger } = openSharedAdministration();

const roman = (letters: number) => "Satyamevajayate".repeat(20).slice(0, letters);
const devanagari = (letters: number) => "सत्यमेवजयते".repeat(30).slice(0, letters);
const longWords = [roman, devanagari].flatMap((word) => [word(40), word(299)]);

/** Of a song, its singer and its album, by the title. */
const ids = new Map<string, Readonly<Record<"song" | "singer" | "album", number>>>();

beforeAll(async () => {
  for (const [place, title] of longWords.entries()) {
    const name = title.slice(0, 200);
    const { id: song } = await saveSong(sql(), {
      title,
      albumName: name,
      singerNames: name,
      lyricistNames: name,
      musicDirectorNames: name,
      genre: title.slice(0, 100),
      year: 1951 + place,
      lyrics_hindi: `${devanagari(90)}\nदूसरी`,
      lyrics_english: `${roman(90)}\nDoosri`,
      translation_english: `${roman(90)}\nThe second`,
    });
    const [album] = await sql()`select album_id as id from lyrics where id = ${song}`;
    const [singer] = await sql()`select id from singers where name = ${name}`;
    ids.set(title, { song, singer: singer?.id, album: album?.id });
    await sql()`insert into private.song_reports (lyric_id, kind, text) values (${song}, 'other', ${title})`;
  }
  await sql()`insert into singers (name) values (${roman(190)})`;
  await sql()`delete from singers where name = ${roman(190)}`;
});

const visitorsPages = ["/", "/search", "/search?q=Satyamevajayate", "/singers", "/albums", "/first-lines"];
const adminPages = [
  ...["dashboard", "lyrics?missing=reported", "lyrics/add", "lyrics/bulk", "singers", "albums", "genres"],
  ...["trash", "analytics", "lyrics/missing-scripts"],
].map((path) => `/admin/${path}`);

test("visitors' pages fit their window", () =>
  visitAsStranger(notYetAPage, { javaScriptEnabled: false }, async (page) => {
    const pages = [...ids.values()].flatMap(({ song, singer, album }) => [
      ...[`/lyrics/x-${song}?script=both`, `/lyrics/x-${song}?script=lines`, `/lyrics/x-${song}/report`],
      ...[`/singer/x-${singer}`, `/album/x-${album}`],
    ]);
    for (const path of [...visitorsPages, ...pages]) await expectFits(page, path);
  }));

test("the administrator's pages fit their window", () =>
  visit(notYetAPage, {}, async (page) => {
    const pages = [...ids.values()].flatMap(({ song, singer, album }) => [
      ...[`/admin/lyrics/edit/${song}`, `/admin/lyrics/${song}/history`, `/admin/lyrics/delete/${song}`],
      ...[`/admin/singers/edit/${singer}`, `/admin/albums/edit/${album}`],
    ]);
    for (const path of [...adminPages, ...pages]) await expectFits(page, path);
  }));

test("the form of a song fits with its hints, its remarks and the message after the save", () =>
  visit("/admin/lyrics/add", {}, async (page) => {
    const fits = async (place: string) => {
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await beyondWindow(page), `${place} at ${width}`).toEqual([]);
      }
    };
    const name = `Film${roman(196)}`;
    await fill(page, { "Song Title": roman(298), Album: name, Singers: `Nayi${roman(190)}` });
    await page.getByText(/The album .* will be created/).waitFor();
    await page.getByText("1 singer will be created").waitFor();
    await fill(page, { "Hindi Lyrics": `${devanagari(200)}e\n${devanagari(200)}||` });
    await page.getByRole("heading", { name: /things? to look at/ }).waitFor();
    await fits("the form");
    await button(page, "Save").click();
    await page.locator(".notice").getByText("Lyric Added").waitFor();
    await fits("the message");
    const heading = page.locator(".notice strong");
    const lineHeight = await heading.evaluate((words) =>
      Number.parseFloat(getComputedStyle(words).lineHeight),
    );
    expect((await heading.boundingBox())?.height).toBeLessThan(1.5 * lineHeight);
    const message = await page.locator(".notice").boundingBox();
    const close = await page.locator(".notice button").boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(
      (message?.x ?? 0) + (message?.width ?? 0),
    );
  }));

async function expectFits(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await beyondWindow(page), `${path} at ${width}`).toEqual([]);
  }
}

/** What ends to the right of the window; empty if the page fits. */
function beyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const shown = scrollWidth > clientWidth ? "body *" : ".notice, .notice *";
    return [...document.querySelectorAll(shown)]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ localName, className }) => `${localName}.${className}`)
      .slice(0, 4);
  });
}
