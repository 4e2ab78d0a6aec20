/** The pages of singers, artists, lyricists, music directors and albums, sentence by sentence. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { joinDatabase, type Sql } from "#postgres";
import { startSite, stopProgram, temporaryFolder } from "../process/running-program.ts";
import { accessibilityFindings } from "./accessibility.ts";
import { readAll, readPage } from "./read-page.ts";
import { visit } from "./visit.ts";

const folder = temporaryFolder();
let running: Awaited<ReturnType<typeof startSite>>;
let site = "";

beforeAll(async () => {
  running = await startSite(folder.path, { STARTER_CATALOGUE: "off" });
  site = running.address;
  const database = await joinDatabase({ dataDir: folder.path, log: console });
  try {
    await fill(database.sql);
  } finally {
    await database.close();
  }
});
afterAll(async () => {
  await stopProgram(running);
  folder.remove();
});

/** Ids are given from 1 in the order of adding: Geeta, Sahir, Burman and Pyaasa have 1, Lata 2 and so on. */
async function fill(sql: Sql): Promise<void> {
  const song = (title: string, fields: object) => saveSong(sql, { title, lyrics_english: title, ...fields });
  await song("Jaane Kya Tune Kahi", {
    lyrics_hindi: "जाने क्या तूने कही\nजाने क्या मैंने सुनी",
    singerNames: "Geeta Dutt",
    lyricistNames: "Sahir Ludhianvi",
    musicDirectorNames: "S. D. Burman",
    albumName: "Pyaasa (1957)",
  });
  for (let number = 1; number <= 120; number += 1)
    await song(`Geet ${number}`, {
      singerNames: "Lata Mangeshkar",
      lyricistNames: "Gulzar",
      musicDirectorNames: "Khayyam",
      albumName: "Sau Geet",
    });
  await song("Bina Gayak", { albumName: "Pyaasa (1957)" });
  for (const table of ["singers", "lyricists", "music_directors", "albums"])
    await sql`insert into ${sql(table)} (name) values ('Sunsaan')`;
  await sql`update singers set image_url = ${`${site}/favicon.svg`} where id = 1`;
  await sql`update albums set cover_image_url = ${`${site}/no-such-cover.png`} where id = 3`;
}

const people = [
  { kind: "artist", label: "Artist", one: "geeta-dutt-1", many: "lata-mangeshkar-2", none: "sunsaan-3" },
  { kind: "singer", label: "Singer", one: "geeta-dutt-1", many: "lata-mangeshkar-2", none: "sunsaan-3" },
  { kind: "lyricist", label: "Lyricist", one: "sahir-ludhianvi-1", many: "gulzar-2", none: "sunsaan-3" },
  {
    kind: "music-director",
    label: "Music Director",
    one: "s-d-burman-1",
    many: "khayyam-2",
    none: "sunsaan-3",
  },
] as const;

/** A machine that does more than this takes its time. */
const patiently = { timeout: 5_000 };

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();
const titles = (page: Page) => texts(page, ".song-cards h3");
const canonical = (page: Page) => page.locator("link[rel=canonical]").getAttribute("href");

for (const width of ["phone", "desktop"] as const) {
  describe(`on a ${width}`, () => {
    for (const { kind, label, one, many, none } of people) {
      const small = label.toLowerCase();
      const a = kind === "artist" ? "an artist" : `a ${small}`;

      test(`the page of ${a} shows picture, label, name, number of songs and a grid of cards`, () =>
        visit(`/${kind}/${one}`, { width, site }, async (page) => {
          const head = page.locator("main header");
          expect(await head.locator("img").first().getAttribute("src")).toMatch(/^\/pictures\/v1\/portrait-/);
          expect(await head.getByText(label, { exact: true }).isVisible()).toBe(true);
          expect(await head.getByText("1 song available", { exact: true }).isVisible()).toBe(true);
          expect(await titles(page)).toEqual(["Jaane Kya Tune Kahi"]);
          await page.getByRole("link", { name: /Jaane Kya Tune Kahi/ }).click();
          await page.waitForURL("**/lyrics/jaane-kya-tune-kahi-1");
        }));

      test(`${a} of many songs has them on pages of fifty, those added last first`, () =>
        visit(`/${kind}/${many}`, { width, site }, async (page) => {
          expect(await page.getByText("120 songs available", { exact: true }).isVisible()).toBe(true);
          expect((await titles(page)).slice(0, 2)).toEqual(["Geet 120", "Geet 119"]);
          expect(await titles(page)).toHaveLength(50);
          expect(await page.getByText("Page 1 of 3").isVisible()).toBe(true);
          expect(await page.getByRole("link", { name: "Previous" }).count()).toBe(0);
          await page.getByRole("link", { name: "Next" }).click();
          await page.waitForURL(`**/${kind}/${many}?page=2`);
          await page.getByText("Page 2 of 3").waitFor();
          expect((await titles(page))[0]).toBe("Geet 70");
          await page.getByRole("link", { name: "Next" }).click();
          await page.getByText("Page 3 of 3").waitFor();
          expect(await titles(page)).toHaveLength(20);
          expect(await page.getByRole("link", { name: "Next" }).count()).toBe(0);
        }));

      test(`${a} without songs says so`, () =>
        visit(`/${kind}/${none}`, { width, site }, async (page) => {
          expect(await page.getByText("0 songs available", { exact: true }).isVisible()).toBe(true);
          expect(await page.getByText(`No songs found for this ${small} yet.`).isVisible()).toBe(true);
          expect(await page.locator(".song-cards, .pager").count()).toBe(0);
        }));

      test(`an unknown ${small} is not found`, () =>
        visit(`/${kind}/nobody-999`, { width, site, expectFaults: true }, async (page) => {
          expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(`${label} Not Found`);
          expect((await page.request.get(`/${kind}/nobody-999`)).status()).toBe(404);
          expect((await page.request.get(`/${kind}/no-number`)).status()).toBe(404);
        }));
    }

    test("the page of an album shows cover, name, year, number of tracks and a grid in the order of adding", () =>
      visit("/album/pyaasa-1", { width, site }, async (page) => {
        const head = page.locator("main header");
        expect(await head.getByRole("heading", { level: 1 }).textContent()).toBe("Pyaasa");
        expect(await head.getByText("1957 • 2 tracks", { exact: true }).isVisible()).toBe(true);
        expect(await head.locator(".picture img").first().getAttribute("src")).toMatch(/^\/pictures\/v1\//);
        expect(await titles(page)).toEqual(["Jaane Kya Tune Kahi", "Bina Gayak"]);
      }));

    test("an album without a year shows only its tracks", () =>
      visit("/album/sau-geet-2", { width, site }, async (page) => {
        expect(await texts(page, "main header p")).toEqual(["120 tracks"]);
        expect((await titles(page)).slice(0, 2)).toEqual(["Geet 1", "Geet 2"]);
        expect(await titles(page)).toHaveLength(50);
      }));

    test("an album without tracks says so", () =>
      visit("/album/sunsaan-3", { width, site, expectFaults: true }, async (page) => {
        expect(await texts(page, "main header p")).toEqual(["0 tracks"]);
        expect(await page.getByText("No songs found for this album yet.").isVisible()).toBe(true);
      }));

    test("an unknown album is not found", () =>
      visit("/album/nothing-999", { width, site, expectFaults: true }, async (page) => {
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Album Not Found");
        expect((await page.request.get("/album/nothing-999")).status()).toBe(404);
      }));

    test("long lists are read page by page without JavaScript", () =>
      visit("/singer/lata-mangeshkar-2", { width, site, javaScriptEnabled: false }, async (page) => {
        await page.getByRole("link", { name: "Next" }).click();
        expect(page.url()).toBe(`${site}/singer/lata-mangeshkar-2?page=2`);
        await page.getByRole("link", { name: "Next" }).click();
        expect(await page.getByText("Page 3 of 3").isVisible()).toBe(true);
        await page.getByRole("link", { name: "Previous" }).click();
        await page.getByRole("link", { name: "Previous" }).click();
        expect(page.url()).toBe(`${site}/singer/lata-mangeshkar-2`);
        await page.getByRole("link", { name: /Geet 120/ }).click();
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Geet 120");
      }));

    test("nothing is wider than the screen", () =>
      visit("/album/sau-geet-2?page=2", { width, site }, async (page) => {
        for (const path of ["/album/sau-geet-2?page=2", "/singer/geeta-dutt-1", "/artist/sunsaan-3"]) {
          await page.goto(path);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth),
          ).toBe(0);
        }
      }));

    for (const colorScheme of ["light", "dark"] as const)
      test.each(["/singer/geeta-dutt-1", "/lyricist/sunsaan-3", "/album/sau-geet-2?page=2"])(
        `axe finds nothing on %s, ${colorScheme}`,
        (path) =>
          visit(path, { width, site, colorScheme, reducedMotion: "reduce" }, async (page) => {
            expect(await accessibilityFindings(page)).toEqual([]);
          }),
      );
  });
}

describe("turning the page", () => {
  test("moves the focus to the heading, shows the top, and says which page it is", () =>
    visit("/singer/lata-mangeshkar-2", { site }, async (page) => {
      await page.getByRole("link", { name: "Next" }).focus();
      await page.keyboard.press("Enter");
      await expect
        .poll(() => page.getByRole("navigation", { name: "Pages" }).textContent(), patiently)
        .toContain("2 of 3");
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patiently).toBe("H1");
      await expect.poll(() => page.evaluate(() => scrollY), patiently).toBe(0);
      expect(await page.locator(".pager [role=status]").textContent()).toBe("Page 2 of 3");
      expect(await page.title()).toBe("Lata Mangeshkar Songs and Lyrics, Page 2 - Antara");
    }));
});

describe("addresses", () => {
  const answer = (page: Page, path: string) => page.request.get(path, { maxRedirects: 0 });

  test("a wrong slug is led to the right one for good, with its query", () =>
    visit("/singer/lata-mangeshkar-2", { site }, async (page) => {
      for (const [wrong, right] of [
        ["/singer/wrong-2?page=2&a=b", "/singer/lata-mangeshkar-2?page=2&a=b"],
        ["/artist/2", "/artist/lata-mangeshkar-2"],
        ["/lyricist/Gulzar-2", "/lyricist/gulzar-2"],
        ["/music-director/x-2", "/music-director/khayyam-2"],
        ["/album/x-2?page=3", "/album/sau-geet-2?page=3"],
      ] as const) {
        const response = await answer(page, wrong);
        expect([response.status(), response.headers().location]).toEqual([301, right]);
      }
    }));

  test("beyond the last page a visitor is led to the last for now", () =>
    visit("/singer/lata-mangeshkar-2", { site }, async (page) => {
      for (const [beyond, last] of [
        ["/singer/lata-mangeshkar-2?page=4", "/singer/lata-mangeshkar-2?page=3"],
        ["/album/sau-geet-2?a=b&page=99999999999999999999", "/album/sau-geet-2?a=b&page=3"],
        ["/artist/geeta-dutt-1?page=2", "/artist/geeta-dutt-1"],
        ["/lyricist/sunsaan-3?page=2", "/lyricist/sunsaan-3"],
      ] as const) {
        const response = await answer(page, beyond);
        expect([response.status(), response.headers().location]).toEqual([302, last]);
      }
    }));

  test("what is no number of a page is page 1", () =>
    visit("/singer/lata-mangeshkar-2", { site }, async (page) => {
      for (const text of ["0", "-1", "1.5", "two", "", "1"]) {
        const read = await readPage(page, `/singer/lata-mangeshkar-2?page=${text}`);
        expect(read.pager).toBe("Page 1 of 3");
        expect(read.canonical).toBe(`${site}/singer/lata-mangeshkar-2`);
        expect(read.robots).toBeUndefined();
      }
    }));

  test("each page has its own canonical address, and those beyond the first stay out of search results", () =>
    visit("/album/sau-geet-2?page=2", { site }, async (page) => {
      expect(await canonical(page)).toBe(`${site}/album/sau-geet-2?page=2`);
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow");
      expect(await page.locator("a[rel=prev]").getAttribute("href")).toBe("/album/sau-geet-2");
      expect(await page.locator("a[rel=next]").getAttribute("href")).toBe("/album/sau-geet-2?page=3");
    }));

  test("an artist is the singer of that name to search engines, and stays an artist while leafing", () =>
    visit("/artist/lata-mangeshkar-2?page=2", { site }, async (page) => {
      expect(await canonical(page)).toBe(`${site}/singer/lata-mangeshkar-2?page=2`);
      expect(await page.locator("a[rel=next]").getAttribute("href")).toBe("/artist/lata-mangeshkar-2?page=3");
    }));
});

describe("pictures", () => {
  test("a stored portrait covers the generated one, cut to the same disc", () =>
    visit("/singer/geeta-dutt-1", { site }, async (page) => {
      const stored = page.locator("main header .stored");
      expect(await stored.getAttribute("src")).toBe(`${site}/favicon.svg`);
      expect(await stored.isVisible()).toBe(true);
      expect(
        await page.locator("main header .disc").evaluate((disc) => getComputedStyle(disc).borderRadius),
      ).toBe("50%");
    }));

  test("a stored cover that does not load gives way to the generated one", () =>
    visit("/album/sunsaan-3", { site, expectFaults: true }, async (page) => {
      await expect.poll(() => page.locator("main header .stored").isVisible(), patiently).toBe(false);
      expect(await page.locator("main header .picture img").first().isVisible()).toBe(true);
    }));
});

describe("over all starter songs, structured data says what the page shows", () => {
  test("of an album: name, year, tracks with their addresses and singers", () =>
    visit("/about-us", {}, async (page) => {
      const albums = await readAll(page, "/album");
      for (const { address, canonical: own, structured, heading, facts, cards } of albums) {
        const [album, way] = structured;
        const year = album.datePublished ? `${album.datePublished} • ` : "";
        expect(album).toMatchObject({ "@type": "MusicAlbum", url: own, name: heading });
        expect(facts).toBe(`${year}${album.numTracks} track${album.numTracks === 1 ? "" : "s"}`);
        expect(album.track.map(trackOf)).toEqual(
          cards.map((card) => ({ ...card, url: new URL(card.url, address).href })),
        );
        expect(way.itemListElement.at(-1)).toMatchObject({ name: album.name, item: album.url });
      }
      expect(albums.length).toBeGreaterThan(10);
    }));

  test.each(["singer", "lyricist", "music-director"])("of a %s: name, role and address", (kind) =>
    visit("/about-us", {}, async (page) => {
      const people = await readAll(page, `/${kind}`);
      for (const { canonical: own, structured, heading, badge } of people) {
        const [person, way] = structured;
        expect(person).toMatchObject({ "@type": "Person", url: own, name: heading, jobTitle: badge });
        expect(way.itemListElement.at(-1)).toMatchObject({ name: person.name, item: person.url });
      }
      expect(people.length).toBeGreaterThan(5);
    }),
  );
});

interface Track {
  readonly name: string;
  readonly url: string;
  readonly byArtist?: readonly { readonly name: string }[];
}

const trackOf = ({ name, url, byArtist }: Track) => ({
  name,
  url,
  singers: byArtist?.map((singer) => singer.name).join(", ") ?? "Various Artists",
});
