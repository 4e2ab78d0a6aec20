/** The structured data of pages is the same as what they show. */
import { describe, expect, test } from "vitest";
import { notYetAPage } from "./open-page.ts";
import { readAll } from "./read-page.ts";
import { visit } from "./visit.ts";

describe("structured data", () => {
  test(
    "of every song is what its page shows",
    () =>
      visit("/about-us", {}, async (page) => {
        const sitemap = await (await page.request.get("/sitemaps/songs-1.xml")).text();
        const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
        expect(addresses).toHaveLength(52);
        for (const address of addresses) {
          const { structured, shown } = await page.evaluate(readSong, new URL(address).pathname);
          expect(structured, address).toEqual(shown);
        }
      }),
    60_000,
  );
});

interface SongReading {
  readonly structured: unknown;
  readonly shown: unknown;
}

/** Runs in the browser. @returns the structured data of a song's page and what it shows, in the same form */
async function readSong(path: string): Promise<SongReading> {
  const html = await (await fetch(path)).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const json = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
  const [recording, breadcrumbs] = json["@graph"];
  const composition = recording.recordingOf;
  const people = (list: { name: string; url: string }[] = []) =>
    list.map(({ name, url }) => [name, new URL(url).pathname]);
  const namesIn = (selector: string) =>
    all(selector).map((link) => [link.textContent, link.getAttribute("href")]);
  const makers = (label: RegExp) => namesIn(".makers a").filter(([, href]) => label.test(href ?? ""));
  const words = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
  const lyricsShown = (language: string) =>
    words(
      all(`.lyrics > section[lang="${language}"] .stanza > span`)
        .map((line) => line.textContent)
        .join(" "),
    );
  const lyricsInData = (language: string) =>
    words(
      (composition.lyrics ?? []).find((work: { inLanguage: string }) => work.inLanguage === language)?.text ??
        "",
    );
  return {
    structured: {
      title: [recording.name, composition.name, breadcrumbs.itemListElement.at(-1).name],
      address: new URL(recording.url).pathname,
      singers: people(recording.byArtist),
      lyricists: people(composition.lyricist),
      directors: people(composition.composer),
      album: recording.inAlbum ? people([recording.inAlbum]) : [],
      year: recording.datePublished,
      genre: recording.genre,
      roman: lyricsInData("hi-Latn"),
      hindi: lyricsInData("hi"),
    },
    shown: {
      title: Array(3).fill(page.querySelector("h1")?.textContent),
      address: path,
      singers: namesIn(".singers a"),
      lyricists: makers(/^.lyricist/),
      directors: makers(/^.music-director/),
      album: namesIn(".facts a[href^='/album/']"),
      year: all(".facts > span:not(.views)")[0]?.lastChild?.textContent?.match(/^\d{4}$/)?.[0],
      genre: all(".badge")[0]?.textContent,
      roman: lyricsShown("hi-Latn"),
      hindi: lyricsShown("hi"),
    },
  };
}

describe("structured data of all starter songs is what the page shows", () => {
  test("of an album: name, year, tracks with their addresses and singers", () =>
    visit(notYetAPage, {}, async (page) => {
      const albums = await readAll(page, "/album");
      for (const { address, canonical: own, structured, heading, facts, cards } of albums) {
        const [album, breadcrumbs] = structured;
        const isInName = !album.datePublished || heading?.includes(album.datePublished);
        const year = isInName ? "" : `${album.datePublished} • `;
        expect(album).toMatchObject({ "@type": "MusicAlbum", url: own, name: heading });
        expect(facts).toBe(`${year}${album.numTracks} track${album.numTracks === 1 ? "" : "s"}`);
        expect(album.track.map(trackOf)).toEqual(
          cards.map((card) => ({ ...card, url: new URL(card.url, address).href })),
        );
        expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({ name: album.name, item: album.url });
      }
      expect(albums.length).toBeGreaterThan(10);
    }));

  test.each(["singer", "lyricist", "music-director"])("of a %s: name, role and address", (kind) =>
    visit(notYetAPage, {}, async (page) => {
      const people = await readAll(page, `/${kind}`);
      for (const { canonical: own, structured, heading, badge } of people) {
        const [person, breadcrumbs] = structured;
        expect(person).toMatchObject({ "@type": "Person", url: own, name: heading, jobTitle: badge });
        expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({ name: person.name, item: person.url });
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
