/**
 * The site in a made-up language, with a catalogue in other scripts: a word without accents is in no table of texts,
 * and longer texts break nothing.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveEntry, saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import { addresses } from "../../../site/addresses.ts";
import { ownSite } from "../../process/own-site.ts";
import { textFaults } from "../text-faults.ts";
import { visit } from "../visit.ts";
import { unaccentedWords } from "./accented.ts";

const song = "/lyrics/x-1";

/** Of the networks, and the address of the operator. */
const ownNames = /Facebook|Instagram|YouTube|example\.com/g;

/** Each address of the table, in its states. */
const states: Readonly<Record<string, readonly string[]>> = {
  "": ["/"],
  "lyrics/:slug": [
    ...["both", "roman", "hindi", "lines", "translation"].map((script) => `${song}?script=${script}`),
    // In one script, without anything else, and gone.
    ...[song, "/lyrics/x-2", "/lyrics/x-3", "/lyrics/nothing"],
  ],
  "lyrics/:slug/machine-made": ["/lyrics/x-2/machine-made", "/lyrics/x-3/machine-made"],
  "lyrics/:slug/words": [`${song}/words`, "/lyrics/nothing/words"],
  "singer/:slug": [
    // With all facts, in another order, of a decade, page 2; with a name alone; unknown values.
    ...["/singer/x-1", "/singer/x-1?order=views", "/singer/x-1?decade=1960s", "/singer/x-1?page=2"],
    ...["/singer/x-2", "/singer/x-1?order=अ&decade=अ", "/singer/x-9999"],
  ],
  "artist/:slug": ["/artist/x-1", "/artist/x-2", "/artist/x-9999"],
  "lyricist/:slug": ["/lyricist/x-1", "/lyricist/x-2", "/lyricist/x-9999"],
  "music-director/:slug": ["/music-director/x-1", "/music-director/x-2", "/music-director/x-9999"],
  "album/:slug": ["/album/x-1", "/album/x-2", "/album/x-2?page=2", "/album/x-3", "/album/x-9999"],
  albums: ["/albums"],
  // In pages of letters.
  singers: ["/singers", "/singers?letter=च", "/singers?letter=च&page=2"],
  lyricists: ["/lyricists"],
  "music-directors": ["/music-directors"],
  words: ["/words", "/words?q=झ", "/words?q=थथ"],
  "words/all": ["/words/all", "/words/all?q=झ"],
  "words/:letter": ["/words/झ", "/words/nothing"],
  "words/all/:letter": ["/words/all/झ", "/words/all/j"],
  "first-lines": ["/first-lines"],
  "*": ["/nothing"],
};

/** Their texts are not in the table yet. */
const waiting = [
  ...["genre/:group", "year/:group", "decade/:group", "search", "browse"],
  ...["lyrics/:slug/report", "about-us", "terms-of-use", "privacy-policy"],
];

/** For programs, or for one part of a page. */
const withoutPages = [
  ...["lyrics/:id/views", "search/suggestions", "robots.txt", "sitemap.xml", "sitemaps/:file", "feed.xml"],
  "manifest.webmanifest",
];

const site = ownSite(
  { SITE_NAME: "अंतरा", ASK_CONSENT: "on", CONTACT_EMAIL: "a@example.com" },
  fillCatalogue,
  undefined,
  "tests/browser/test-language/start.ts",
);

test("each page of visitors is opened in the test language, or waits for it", () => {
  const pages = addresses.filter(({ frame }) => frame === "visitor" || frame === null);
  const known = [...Object.keys(states), ...waiting, ...withoutPages];
  expect(known.toSorted()).toEqual(
    pages
      .filter(({ isAdministration }) => !isAdministration)
      .map(({ pattern }) => pattern)
      .toSorted(),
  );
});

test.each(Object.values(states).flat())("%s has no text that is not in the table, and cuts none", (path) =>
  visit(path, { site: site.address, width: "phone", allowErrors: /status of 404/ }, async (page) => {
    await page.evaluate(() => document.fonts.ready);
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => unaccentedWords(text.replaceAll(ownNames, "")).length > 0)).toEqual([]);
    expect(await textFaults(page)).toEqual([]);
  }),
);

/** @returns all that a visitor, a screen reader or a search engine is told */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: (string | null)[] = [document.title];
    const told = "description keywords og:site_name og:title og:description og:image:alt".split(" ");
    for (const tag of document.querySelectorAll("meta"))
      if (told.includes(tag.name) || told.includes(tag.getAttribute("property") ?? ""))
        texts.push(tag.content);
    for (const element of document.querySelectorAll("body *, link")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        texts.push(element.getAttribute(name));
      // Lyrics and words in Roman letters.
      if (element.closest("script, style, [lang=hi-Latn]")) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue);
    }
    return texts.filter((text) => text !== null && text.trim() !== "") as string[];
  });
}

/** Songs with all that a page can show, and with as little as possible. No word of the catalogue has Latin letters. */
async function fillCatalogue(sql: Sql, address: string): Promise<void> {
  await saveSong(sql, {
    title: "कल न आए",
    lyrics_english: "Пехли панкти\nДусри панкти",
    lyrics_hindi: "पहली पंक्ति\nदूसरी पंक्ति",
    translation_english: "Первая\nВторая",
    translation_hindi: "पहली\nदूसरी",
    translator: "अनुवादक",
    singerNames: "गीता दत्त",
    lyricistNames: "साहिर",
    musicDirectorNames: "ख़य्याम",
    albumName: "रंगमंच",
    year: 1960,
    genre: "क़व्वाली",
    youtube_video_id: "https://youtu.be/a1-_b2C3d4E",
    word_meanings: [{ word: "पहली", english: "первая", hindi: "" }],
    notes: [{ line: "दूसरी पंक्ति", note: "दो बार" }],
  });
  await saveSong(sql, { title: "रोमन", lyrics_english: "Pehli pankti", singerNames: "गीता दत्त" });
  await saveSong(sql, { title: "टूटे तारे", lyrics_hindi: "टूटे तारे" });
  await fillEntries(sql, `${address}/favicon.svg`);
  await fillGlossary(sql);
  await sql`insert into settings (key, value) values ('adCode1', '<p></p>')`;
}

/** People and albums with all that their pages can show, and those of which only the name is known. */
async function fillEntries(sql: Sql, picture: string): Promise<void> {
  const facts = { otherName: "गीता", aliases: ["गीता राय", "Гита"], about: "गायिका" };
  const person = { ...facts, name: "गीता दत्त", birthYear: 1930, picture };
  await saveEntry(sql, "singers", person, { id: 1 });
  await saveEntry(sql, "lyricists", { name: "साहिर", birthYear: 1921, deathYear: 1980 }, { id: 1 });
  await saveEntry(sql, "music-directors", { name: "ख़य्याम", deathYear: 2019 }, { id: 1 });
  await saveEntry(sql, "albums", { ...facts, name: "रंगमंच", year: 1960, picture }, { id: 1 });
  for (const table of ["lyricists", "music_directors", "albums"])
    await sql`insert into ${sql(table)} (name) values ('सुनसान')`;
  // In pages of letters, with other names at the end.
  await sql`insert into singers (name) select 'चाँद ' || number from generate_series(1, 201) as counted (number)`;
  await sql`insert into singers (name) values ('१')`;
  const makers = {
    singerNames: "चाँद 1, गीता दत्त",
    lyricistNames: "क, ख, ग, घ, च, छ, ज",
    albumName: "कई लोग",
  };
  for (let place = 1; place <= 51; place += 1)
    await saveSong(sql, { title: `झनक ${place}`, lyrics_hindi: "पायल बाजे\nझनक झनक", ...makers });
}

/** Of one word, in more songs than are counted. */
async function fillGlossary(sql: Sql): Promise<void> {
  await sql`delete from words`;
  await sql`
    insert into words (word, roman, origin, english, hindi)
    values ('झनक', 'jhanak', 'hindi', 'звон', 'ध्वनि'), ('झरना', 'jharna', 'hindi', 'водопад', 'प्रपात')`;
  await sql`
    insert into private.words_of_songs (lyric_id, word_id, place, spellings)
    select l.id, w.id, 0, '{}' from lyrics as l, words as w where l.title like 'झनक%' or w.word = 'झरना' and l.id in (2, 3)
    on conflict do nothing`;
}
