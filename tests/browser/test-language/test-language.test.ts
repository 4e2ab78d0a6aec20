/**
 * The site in a made-up language, with a catalogue in other scripts: a word without accents is in no table of texts,
 * and longer texts break nothing.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { addressOfSocialPicture, createPngMaker } from "#pictures";
import type { Sql } from "#postgres";
import { addresses } from "../../../site/addresses.ts";
import { en } from "../../../site/texts/en/index.ts";
import { ownSite } from "../../process/own-site.ts";
import { textFaults } from "../text-faults.ts";
import { visit } from "../visit.ts";
import { accentedTexts, unaccentedWords } from "./accented.ts";

const song = "/lyrics/x-1";
const siteName = "अंतरा";

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
  "lyrics/:slug/report": ["", "?line=line-1", "?sent=stored", "?sent=full"].map(
    (query) => `${song}/report${query}`,
  ),
  "about-us": ["/about-us"],
  "terms-of-use": ["/terms-of-use"],
  "privacy-policy": ["/privacy-policy"],
  "*": ["/nothing"],
};

/** Their texts are not in the table yet. */
const waiting = [
  ...["lyrics/:slug/machine-made", "lyrics/:slug/words"],
  ...["singer/:slug", "artist/:slug", "lyricist/:slug", "music-director/:slug", "album/:slug"],
  ...["genre/:group", "year/:group", "decade/:group", "search", "browse"],
  ...["albums", "singers", "lyricists", "music-directors"],
  ...["words", "words/all", "words/all/:letter", "words/:letter", "first-lines"],
];

/** For programs, or for one part of a page. */
const withoutPages = [
  ...["lyrics/:id/views", "search/suggestions", "robots.txt", "sitemap.xml", "sitemaps/:file", "feed.xml"],
  "manifest.webmanifest",
];

const site = ownSite(
  {
    SITE_NAME: siteName,
    ASK_CONSENT: "on",
    CONTACT_EMAIL: "a@example.com",
    SOCIAL_YOUTUBE_URL: "https://youtube.com/@a",
    TRUSTED_PROXY: "127.0.0.1",
  },
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
  visit(path, { site: site.address, width: "phone", allowErrors: /status of 404/ }, expectTestLanguage),
);

test("a refused report has no text that is not in the table, and cuts none", () =>
  visit(
    `${song}/report`,
    { site: site.address, width: "phone", allowErrors: /status of 400/ },
    async (page) => {
      await page.locator(".report-page [type=submit]").click();
      await page.locator("#report-kind-error").waitFor();
      await expectTestLanguage(page);
    },
  ));

async function expectTestLanguage(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const texts = await textsOf(page);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => unaccentedWords(text.replaceAll(ownNames, "")).length > 0)).toEqual([]);
  expect(await textFaults(page)).toEqual([]);
}

test("what feed readers and home screens show is in the test language", async () => {
  const feed = await textOf("/feed.xml");
  const shown = [...feed.matchAll(/<(?:title|subtitle|summary)>([^<]*)</g)].map(([, text = ""]) => text);
  const { name, description } = JSON.parse(await textOf("/manifest.webmanifest"));
  const texts = [...shown, name, description];
  expect(texts.length).toBeGreaterThan(6);
  expect(texts.map((text) => [text, unaccentedWords(text)])).toEqual(texts.map((text) => [text, []]));
});

/** What the server answers itself, and what resource routes refuse. */
const refusals: [status: number, path: string, request: RequestInit][] = [
  [403, `${song}/report`, { method: "POST", headers: { Origin: "https://elsewhere.example" } }],
  [404, "/sitemaps/nothing.xml", {}],
  [404, "/pictures/nothing.svg", {}],
  [404, "/pictures/v1/social/nothing.png", {}],
  [404, "/lyrics/999/views", { method: "POST" }],
  [405, "/lyrics/1/views", {}],
  [414, `/search?q=${"a".repeat(8_000)}`, {}],
  [415, `${song}/report`, { method: "POST", headers: { "Content-Encoding": "gzip" }, body: "a" }],
];

test.each(refusals)("a refusal with the status %i is in the test language", async (status, path, request) => {
  expect(unaccentedWords((await textOf(path, request, status)).replace('"message"', ""))).toEqual([]);
});

test("a network that sends too many reports is told so in the test language", async () => {
  const report = { method: "POST", headers: { "X-Forwarded-For": "203.0.113.7" } };
  for (let sent = 0; sent < 20; sent += 1) await textOf(`${song}/report`, report, 400);
  expect(unaccentedWords(await textOf(`${song}/report`, report, 429))).toEqual([]);
});

test.each([
  { kind: "home" },
  { kind: "singer", id: 1, title: "गीता दत्त", hindiLine: null, line: null },
] as const)("the picture for chats, of kind $kind, is drawn in the test language", async (subject) => {
  const maker = createPngMaker();
  const draw = async (texts: typeof en.socialPicture) =>
    Buffer.from(await maker.make(subject, siteName, texts)).toString("base64");
  const [accented, english] = [await draw(accentedTexts(en.socialPicture)), await draw(en.socialPicture)];
  await maker.close();
  const answer = await fetch(site.address + addressOfSocialPicture(subject, siteName));
  const picture = Buffer.from(await answer.arrayBuffer()).toString("base64");
  expect([picture === accented, picture === english]).toEqual([true, false]);
});

async function textOf(path: string, request?: RequestInit, status = 200): Promise<string> {
  const answer = await fetch(site.address + path, {
    ...request,
    headers: { Origin: site.address, ...request?.headers },
  });
  expect(answer.status).toBe(status);
  return answer.text();
}

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
      if (element.matches("script, style")) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue);
    }
    return texts.filter((text) => text !== null && text.trim() !== "") as string[];
  });
}

/** Songs with all that a page can show, and with as little as possible. No word of the catalogue has Latin letters. */
async function fillCatalogue(sql: Sql): Promise<void> {
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
  await saveSong(sql, { title: "रोमन", lyrics_english: "Пехли панкти", singerNames: "गीता दत्त" });
  await saveSong(sql, { title: "टूटे तारे", lyrics_hindi: "टूटे तारे" });
  await sql`insert into settings (key, value) values ('adCode1', '<p></p>')`;
}
