/** The machine-made version of a script that a song lacks. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type SongInput, saveSong } from "#catalogue";
import { ownSite } from "../process/own-site.ts";
import { expectAccessibleByTurns } from "./accessibility.ts";
import { readAtBothWidths } from "./both-widths.ts";
import { follow } from "./open-page.ts";
import { visit } from "./visit.ts";

const songs = {
  hindi: {
    title: "Chaandni Gaye",
    singerNames: "Meera Rao",
    lyrics_hindi: "चाँदनी गाए रात भर\nनदिया सुने\n\nपवन चले",
  },
  roman: { title: "Pavan Chale", lyrics_english: "Pavan chale\nNadiya sune" },
  both: { title: "Dono Lipi", lyrics_hindi: "दोनों", lyrics_english: "Donon" },
} satisfies Record<string, SongInput>;
const [ofHindi, ofRoman, ofBoth] = [
  "/lyrics/chaandni-gaye-1",
  "/lyrics/pavan-chale-2",
  "/lyrics/dono-lipi-3",
];

const site = ownSite({}, async (sql) => {
  for (const song of Object.values(songs)) await saveSong(sql, song);
});

/** The lines of a draft, as stored. */
const linesOf = async (songId: number) => {
  const [draft] = await site.sql<{ text: string }[]>`
    select text from private.machine_versions where lyric_id = ${songId}`;
  return draft?.text.split(/\n+/) ?? [];
};

beforeAll(async () => {
  for (const song of [1, 2])
    await vi.waitFor(async () => expect(await linesOf(song)).not.toEqual([]), 10_000);
});

const textOf = async (path: string) => (await fetch(site.address + path)).text();
const link = (page: Page) => page.getByRole("link", { name: "Read a machine-made version", exact: true });
const shownLines = (page: Page) => page.locator(".stanza > span").allTextContents();

/** @returns status and path to which an address leads */
async function leadsTo(path: string): Promise<[status: number, path: string]> {
  const { status, headers } = await fetch(site.address + path, { redirect: "manual" });
  return [status, headers.get("location") ?? ""];
}

describe("the page of a song with one script", () => {
  test.each([
    [ofHindi, "hi-Latn", true],
    [ofRoman, "hi", false],
  ])(
    "links to the machine-made version below 'Lyrics not yet available.': %s",
    (path, missing, javaScriptEnabled) =>
      readAtBothWidths(path, { site: site.address, javaScriptEnabled }, async (page) => {
        const column = page.locator(`.lyrics > section[lang="${missing}"]`);
        const words = column.getByText("Lyrics not yet available.", { exact: true });
        const [above, below] = [await words.boundingBox(), await link(page).boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        expect(await column.getByRole("link").allTextContents()).toEqual(["Read a machine-made version"]);
        expect(await link(page).count()).toBe(1);
      }),
  );

  test("shows the link whatever script the address or an earlier choice names", () =>
    visit(ofHindi, { site: site.address, width: "phone" }, async (page) => {
      for (const script of ["both", "roman", "hindi", "lines"]) {
        await page.goto(`${ofHindi}?script=${script}`);
        expect(await link(page).isVisible(), script).toBe(true);
        await page.evaluate((script) => localStorage.setItem("lyrics-script", script), script);
        await page.goto(ofHindi);
        expect(await link(page).isVisible(), `${script}, chosen before`).toBe(true);
      }
    }));

  test("prints 'Lyrics not yet available.' without the link", () =>
    visit(ofHindi, { site: site.address }, async (page) => {
      await page.emulateMedia({ media: "print" });
      expect(await page.getByText("Lyrics not yet available.").isVisible()).toBe(true);
      expect(await link(page).isVisible()).toBe(false);
      await page.emulateMedia({ media: null });
    }));

  test("has no word of the draft: it is not copied, not structured data, and not in the feed", async () => {
    const [first = ""] = await linesOf(1);
    for (const path of [ofHindi, "/feed.xml"]) {
      const text = await textOf(path);
      expect(text, path).toContain(songs.hindi.title);
      expect(text, path).not.toContain(first);
    }
  });

  test("copies the lyrics of the song alone", () =>
    visit(
      ofHindi,
      { site: site.address, permissions: ["clipboard-read", "clipboard-write"] },
      async (page) => {
        await link(page).click();
        await page.locator(".machine-made").waitFor();
        await page.getByRole("button", { name: "Copy Lyrics" }).click();
        await page.getByRole("button", { name: "Copied!" }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          `${songs.hindi.title}\n\n${songs.hindi.lyrics_hindi}`,
        );
      },
    ));
});

describe("'Read a machine-made version'", () => {
  test.each([
    [ofHindi, 1, "Hindi", "desktop", "hi-Latn"],
    [ofRoman, 2, "Roman", "phone", "hi"],
  ] as const)(
    "shows it in the empty column, after the words of the song: %s",
    (path, song, from, width, language) =>
      visit(path, { site: site.address, width }, async (page) => {
        const columns = page.locator(".lyrics > section");
        expect(await columns.last().getAttribute("lang")).toBe(language);
        const [first, last] = [await columns.first().boundingBox(), await columns.last().boundingBox()];
        if (width === "phone") expect(last?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
        else expect(last?.x).toBeGreaterThan((first?.x ?? 0) + 200);
        await link(page).click();
        const version = columns.last().locator(".machine-made");
        await version.waitFor();
        expect(new URL(page.url()).pathname).toBe(path);
        const note = `A program wrote this from the ${from} lyrics. It may have mistakes, and nobody has corrected it.`;
        const warning = await version.getByText(note, { exact: true }).boundingBox();
        const lines = version.locator(".stanza > span");
        expect((await lines.first().boundingBox())?.y).toBeGreaterThan(warning?.y ?? Infinity);
        expect(await lines.allTextContents()).toEqual(await linesOf(song));
        expect(await version.locator("section").getAttribute("lang")).toBe(language);
        expect(await version.evaluate((box) => box === document.activeElement)).toBe(true);
        expect(await version.getByRole("link").count()).toBe(0);
        const sizeOf = () =>
          lines.first().evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
        const usual = await sizeOf();
        await page.getByRole("button", { name: "Larger text" }).click();
        await expect.poll(sizeOf).toBeCloseTo(usual * 1.2, 0);
        await expectAccessibleByTurns(page);
      }),
  );

  test("shows it with marks on the words that are explained", () =>
    visit("/lyrics/vaishnav-jan-to-9", {}, async (page) => {
      const marked = () =>
        page.evaluate(() =>
          [...(CSS.highlights.get("explained") ?? [])].some(({ startContainer }) =>
            startContainer.parentElement?.closest(".machine-made"),
          ),
        );
      await page.locator(".word-marks").waitFor();
      expect(await marked()).toBe(false);
      await link(page).click();
      await expect.poll(marked).toBe(true);
    }));

  test("leads to its own page if it cannot be fetched, or does not come before a second click", () =>
    visit(ofHindi, { site: site.address, allowErrors: true }, async (page) => {
      let asked = 0;
      await page.route("**/machine-made", (route) => {
        asked += 1;
        return asked === 1 ? route.abort() : route.continue();
      });
      await link(page).click();
      await page.waitForURL(`**${ofHindi}/machine-made`);
      await page.unrouteAll();
      // A mouse that rests on a link prefetches its page.
      await page.mouse.move(0, 0);
      await page.goto(ofHindi);
      await link(page).focus();
      await page.locator("island-machine[data-alive]").waitFor({ state: "attached" });
      asked = 0;
      await page.route("**/machine-made", (route) => {
        asked += 1;
        return asked === 1 ? undefined : route.continue();
      });
      await link(page).dispatchEvent("click");
      await expect.poll(() => asked).toBe(1);
      await link(page).dispatchEvent("click");
      await page.waitForURL(`**${ofHindi}/machine-made`);
    }));
});

test("a song with both scripts has no link", async () => {
  expect(await textOf(ofBoth)).not.toContain("machine-made");
});

describe("the machine-made version", () => {
  test.each([
    [ofHindi, 1, "hi-Latn", "Hindi", { javaScriptEnabled: false, width: "phone" }],
    [ofRoman, 2, "hi", "Roman", { javaScriptEnabled: false, width: "desktop" }],
  ] as const)(
    "shows title, singers, what it is, the draft, and a way back: %s",
    (path, song, language, from, options) =>
      visit(path, { site: site.address, ...options }, async (page) => {
        await link(page).click();
        await page.waitForURL(`**${path}/machine-made`);
        const { title, singerNames = "" }: SongInput = song === 1 ? songs.hindi : songs.roman;
        await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
        expect(await page.title()).toBe(`${title}: Machine-Made Version - Antara`);
        if (singerNames) expect(await page.getByText(singerNames, { exact: true }).isVisible()).toBe(true);
        expect(await page.getByRole("heading", { name: "Machine-made version" }).isVisible()).toBe(true);
        const note = `A program wrote this from the ${from} lyrics. It may have mistakes, and nobody has corrected it.`;
        expect(await page.getByText(note, { exact: true }).isVisible()).toBe(true);
        expect(await shownLines(page)).toEqual(await linesOf(song));
        const lyrics = page.locator(".lyrics > section");
        expect(await lyrics.evaluateAll((all) => all.map((each) => each.getAttribute("lang")))).toEqual([
          language,
        ]);
        await page.getByRole("link", { name: "Back to the song" }).click();
        await page.waitForURL(`**${path}`);
        await link(page).waitFor();
      }),
  );

  test("has no buttons, advertisements and other controls of a song, and the text size that was chosen", () =>
    visit(`${ofHindi}/machine-made`, { site: site.address }, async (page) => {
      expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
      const sizeOf = () =>
        page
          .locator(".stanza")
          .evaluateAll(([first]) => Number.parseFloat(first ? getComputedStyle(first).fontSize : ""));
      const usual = await sizeOf();
      await page.evaluate(() => localStorage.setItem("text-size", "6"));
      await page.reload();
      expect(await sizeOf()).toBe(usual * 2);
    }));

  test("is not indexed, and has no canonical address, social picture and structured data", async () => {
    const html = await textOf(`${ofHindi}/machine-made`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).not.toMatch(/rel="canonical"|property="og:|name="twitter:|ld\+json/);
    expect(await textOf(ofHindi)).not.toContain('name="robots"');
  });

  test("is in no sitemap, and its words are not searched", async () => {
    const maps = await textOf("/sitemap.xml");
    const addresses = Array.from(
      maps.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g),
      ([, path = ""]) => path,
    );
    expect(addresses.length).toBeGreaterThan(1);
    for (const path of addresses) expect(await textOf(path)).not.toContain("machine-made");
    await site.sql`update private.machine_versions set text = text || E'\nzafranistan' where lyric_id = 1`;
    expect(await linesOf(1)).toContain("zafranistan");
    expect(await textOf("/search?q=zafranistan")).not.toContain(ofHindi);
  });

  test("is printed with the note what it is, and without the way back", () =>
    visit(`${ofHindi}/machine-made`, { site: site.address }, async (page) => {
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("heading", { name: "Machine-made version" }).isVisible()).toBe(true);
      expect(await page.getByText("It may have mistakes").isVisible()).toBe(true);
      expect(await page.getByRole("link").filter({ visible: true }).count()).toBe(0);
      await page.emulateMedia({ media: null });
    }));

  test("has nothing that axe reports, light and dark, and is not wider than the screen", () =>
    visit(`${ofHindi}/machine-made`, { site: site.address }, async (page) => {
      await expectAccessibleByTurns(page);
      await follow(page, `${ofRoman}/machine-made`);
      await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    }));
});

describe("an address of a machine-made version", () => {
  test("with another slug leads to the right one", async () => {
    expect(await leadsTo("/lyrics/other-1/machine-made")).toEqual([301, `${ofHindi}/machine-made`]);
    expect(await leadsTo("/lyrics/1/machine-made?a=b")).toEqual([301, `${ofHindi}/machine-made?a=b`]);
  });

  test("of a song with both scripts leads to the song", async () => {
    expect(await leadsTo(`${ofBoth}/machine-made`)).toEqual([302, ofBoth]);
    expect(await leadsTo("/lyrics/दूसरा-3/machine-made")).toEqual([
      302,
      `/lyrics/${encodeURIComponent("दूसरा-3")}`,
    ]);
  });

  test("of no song answers 'Song Not Found'", async () => {
    for (const slug of ["gone-999999", "gone"]) {
      const answer = await fetch(`${site.address}/lyrics/${slug}/machine-made`);
      expect(answer.status, slug).toBe(404);
      expect(await answer.text()).toContain("Song Not Found");
    }
  });

  test("leads to the song once it has its own words in that script, also on a page that is open", () =>
    visit(`${ofRoman}/machine-made`, { site: site.address }, async (page) => {
      await page.locator(".machine-note").waitFor();
      await site.sql`update lyrics set lyrics_hindi = 'पवन चले' where id = 2`;
      await page.locator(".song-words").getByText("पवन चले").first().waitFor();
      await expect.poll(() => leadsTo(`${ofRoman}/machine-made`)).toEqual([302, ofRoman]);
      expect(await textOf(ofRoman)).not.toContain("machine-made");
    }));
});
