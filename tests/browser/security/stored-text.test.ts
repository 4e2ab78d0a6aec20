/** Stored text is shown as text everywhere: in pages, their heads, feeds, sitemaps and the data service. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openAdministration } from "../admin/administrator.ts";
import { notYetAPage, open } from "../open-page.ts";

const secretKey = "a-key-for-writing";
const { address, sql, visit, visitAsStranger, signIn } = openAdministration({
  STARTER_CATALOGUE: "off",
  DATA_API_SECRET_KEY: secretKey,
});

/** Breaks out of every context: an element, an attribute, a script, a style, a comment, a CDATA section. */
const hostile = (name: string) =>
  `${name}"'><x-injected></x-injected><img src=x onerror=window.injected=1></script></title></style>--><!--]]>` +
  `<script>window.injected=1</script>{{7*7}}\u2028\u202e&lt;x-injected&gt;`;

const title = hostile("Geet");
const singer = hostile("Gayak").replaceAll(",", "");
const lines = `${hostile("Pehli")}\n${hostile("Doosri")}\n\njavascript:window.injected=1`;

const song = {
  title,
  singerNames: singer,
  lyricistNames: hostile("Kavi"),
  musicDirectorNames: hostile("Sangeet"),
  albumName: hostile("Filmi"),
  genre: hostile("Raga").slice(0, 90),
  year: "1950",
  lyrics_english: lines,
  lyrics_hindi: lines,
  youtube_video_id: "",
  cover_image_url: "",
  // Latin letters in the field of Hindi are asked about.
  scriptAnswer: "as-typed",
};

let session: string;
let paths: Record<string, string>;

beforeAll(async () => {
  session = await signIn();
  const answer = await post("/admin/lyrics/add", song);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<!DOCTYPE html>")]);
  const [ids] = await sql()<Record<string, number>[]>`
    select (select max(id) from lyrics) as lyrics, (select max(id) from singers) as singer,
      (select max(id) from albums) as album,
      (select max(id) from lyricists) as lyricist, (select max(id) from music_directors) as director`;
  paths = {
    lyrics: `/lyrics/${ids?.lyrics}`,
    singer: `/singer/${ids?.singer}`,
    artist: `/artist/${ids?.singer}`,
    album: `/album/${ids?.album}`,
    lyricist: `/lyricist/${ids?.lyricist}`,
    director: `/music-director/${ids?.director}`,
  };
});

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(address() + path, {
    method: "POST",
    headers: { Origin: address(), Cookie: session },
    body: new URLSearchParams(fields),
  });

const query = encodeURIComponent(
  "Geet\"'><x-injected></x-injected></script><script>window.injected=1</script>",
);

/** Parses a text by the browser. */
function parse(page: Page, text: string, type: "text/html" | "application/xml") {
  return page.evaluate(
    ([text, type]) => {
      const parsed = new DOMParser().parseFromString(text, type);
      const all = [...parsed.querySelectorAll("*")];
      return {
        injected: all.filter(
          ({ localName, attributes }) =>
            localName === "x-injected" || [...attributes].some(({ name }) => name === "onerror"),
        ).length,
        scripts: [...parsed.querySelectorAll("script:not([src])")].filter(
          ({ textContent }) => textContent === "window.injected=1",
        ).length,
        broken: parsed.querySelectorAll("parsererror").length,
        title: parsed.title,
        json: [...parsed.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) =>
          JSON.parse(textContent ?? ""),
        ),
        og: parsed.querySelector("meta[property='og:title']")?.getAttribute("content") ?? "",
        titles: [...parsed.querySelectorAll("entry > title")].map(({ textContent }) => textContent),
        addresses: [...parsed.querySelectorAll("loc, [href], [src]")].map(
          (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.textContent ?? "",
        ),
      };
    },
    [text, type] as const,
  );
}

test("every page and feed shows stored text as text and is well-formed", () =>
  visitAsStranger(notYetAPage, {}, async (page) => {
    const pages = [
      "/",
      "/albums",
      "/singers",
      "/lyricists",
      "/music-directors",
      `/search?q=${query}`,
      "/search?q=Geet",
      ...Object.values(paths),
    ];
    const feeds = ["/feed.xml", "/sitemap.xml", "/sitemaps/songs-1.xml", "/sitemaps/singers-1.xml"];
    for (const path of [...pages, ...feeds]) {
      const answer = await page.request.get(path);
      const isFeed = feeds.includes(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      const found = await parse(page, await answer.text(), isFeed ? "application/xml" : "text/html");
      expect([path, found]).toEqual([path, expect.objectContaining({ injected: 0, scripts: 0, broken: 0 })]);
      for (const one of found.addresses) expect(one).not.toMatch(/^\s*javascript:/i);
      if (path === paths.lyrics) {
        expect(found.title).toContain("Geet\"'><x-injected></x-injected>");
        expect(found.og).toContain("Geet\"'><x-injected></x-injected>");
        expect(JSON.stringify(found.json)).toContain("<x-injected>");
      }
      if (path === "/feed.xml") expect(found.titles[0]).toContain("<x-injected></x-injected>");
    }
  }));

test("no script in stored text runs, for visitors or for the administrator", async () => {
  const expectText = (paths: readonly string[]) => async (page: Page) => {
    for (const path of paths) {
      await open(page, path);
      await page
        .getByText("<x-injected>")
        .first()
        .waitFor({ state: "attached" })
        .catch(() => undefined);
      expect(await page.locator("x-injected, [onerror]").count()).toBe(0);
      expect(await page.evaluate(() => "injected" in window)).toBe(false);
    }
  };
  const forVisitors = [paths.lyrics ?? "", paths.album ?? "", `/search?q=${query}`, "/"];
  await visitAsStranger(notYetAPage, {}, expectText(forVisitors));
  const forAdministrator = ["/admin/lyrics", "/admin/singers", "/admin/dashboard", "/admin/analytics"];
  await visit(notYetAPage, {}, expectText(forAdministrator));
});

test("the data service returns stored text with a content type that is not HTML", async () => {
  for (const [accept, type] of [
    ["application/json", /^application\/json/],
    ["text/csv", /^text\/csv/],
    ["text/html", /^application\/json/],
  ] as const) {
    const answer = await fetch(`${address()}/rest/v1/lyrics?select=title`, {
      headers: { apikey: secretKey, Accept: accept },
    });
    expect(answer.headers.get("Content-Type")).toMatch(type);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

describe("an invalid picture or video address is refused", () => {
  const addresses = [
    "javascript:window.injected=1",
    " JaVaScRiPt:alert(1)",
    "data:text/html,<script>1</script>",
    "//evil.example/x.png",
    "vbscript:x",
    "file:///etc/passwd",
  ];

  test.each(addresses)("%s by a form", async (one) => {
    const before = await counts();
    expect(
      (await post("/admin/lyrics/add", { title: "Tasveer", lyrics_english: "x", cover_image_url: one }))
        .status,
    ).toBe(400);
    expect(
      (await post("/admin/lyrics/add", { title: "Chalchitra", lyrics_english: "x", youtube_video_id: one }))
        .status,
    ).toBe(400);
    expect((await post("/admin/singers/add", { name: "Tasveer", picture: one })).status).toBe(400);
    expect((await post("/admin/albums/add", { name: "Tasveer", year: "1950", picture: one })).status).toBe(
      400,
    );
    expect(await counts()).toEqual(before);
  });

  test.each(addresses)("%s by the data service", async (one) => {
    const write = async (table: string, row: object) => {
      const headers = { apikey: secretKey, "Content-Type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(row) };
      return (await fetch(`${address()}/rest/v1/${table}`, init)).status;
    };
    expect(await write("lyrics", { title: "Tasveer", lyrics_english: "x", cover_image_url: one })).toBe(400);
    expect(await write("lyrics", { title: "Tasveer", lyrics_hindi: "x", youtube_video_id: one })).toBe(400);
    expect(await write("singers", { name: "Tasveer", image_url: one })).toBe(400);
    expect(await write("albums", { name: "Tasveer", cover_image_url: one })).toBe(400);
  });

  const counts = () =>
    sql()`select (select count(*) from lyrics), (select count(*) from singers), (select count(*) from albums)`;
});
