import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { ExchangedSong, SourceFile } from "../../exchange/reading/index.ts";
import type { LeftOut, MovedEntry, MovedSong } from "../moved.ts";
import { oddPosts } from "../testing/odd-posts.ts";
import { type TestPost, testPosts } from "../testing/test-posts.ts";
import { bloggerExport, fileOf, wordPressExport } from "../testing/write-exports.ts";
import { defaultRules, parseRules, readPosts } from "./index.ts";

const posts = testPosts();

async function readAll(files: readonly SourceFile[], rules = defaultRules) {
  const site = await readPosts(files, parseRules(rules));
  const leftOut: LeftOut[] = [];
  const songs = new Map<string, MovedSong>();
  for await (const song of site.songs((what) => leftOut.push(what))) songs.set(song.oldId, song);
  const entries: MovedEntry[] = [];
  for await (const entry of site.entries()) entries.push(entry);
  return { site, songs, leftOut, entries };
}

/** @returns each field that is not as it has to be */
function differences(written: readonly TestPost[], songs: ReadonlyMap<string, MovedSong>): readonly string[] {
  return written.flatMap(({ id, title, song }) => {
    if (!song) return songs.has(String(id)) ? [`${title} is no song`] : [];
    const found = songs.get(String(id))?.song ?? {};
    const keys = new Set([...Object.keys(song), ...Object.keys(found)]) as Set<keyof ExchangedSong>;
    return [...keys]
      .filter((key) => found[key] !== song[key])
      .map((key) => `${title}: ${key} is ${found[key]}, not ${song[key]}`);
  });
}

const post = (change: Partial<TestPost>): TestPost => ({
  id: 7,
  title: "Neeli Patang Lyrics",
  html: "<p>neeli patang ho<br>ud ja re<br>door gagan mein<br>ho o o</p>",
  categories: [],
  tags: [],
  status: "publish",
  date: "2020-01-01T00:00:00Z",
  type: "post",
  slug: "neeli-patang",
  ...change,
});

describe("Posts of ten habits become songs with all fields, by the default rules", () => {
  it.each([
    ["WordPress", () => wordPressExport(posts)],
    ["Blogger", () => bloggerExport(posts)],
  ])("in an export of %s", async (_, written) => {
    const { songs, leftOut } = await readAll([fileOf("export.xml", written())]);
    expect(differences(posts, songs)).toEqual([]);
    expect(songs.size).toBe(60);
    expect(leftOut.map(({ title, reason }) => `${title}: ${reason}`)).toEqual([
      "About us: Its kind is “page”.",
      "A new film begins: Its category is “News”.",
      "Top 10 songs of rain: Its title has “Top 10”.",
      "An evening with the poets: It has no lyrics.",
      "Neeli Patang Lyrics: It has no lyrics.",
    ]);
  });

  it("each headed in another way, as single sites do it", async () => {
    const { songs } = await readAll([fileOf("export.xml", wordPressExport(oddPosts()))]);
    expect(differences(oddPosts(), songs)).toEqual([]);
  });

  it("in several files and gzipped, where pictures are in another file than their posts", async () => {
    const whole = wordPressExport(posts);
    const parts = [30, 65].map((to, at) => wordPressExport(posts.slice(at * 30, to)));
    const pictures = whole.match(/<item><title>cover.*?<\/item>/gs) ?? [];
    const bare = parts.map((part) => part.replaceAll(/<item><title>cover.*?<\/item>/gs, ""));
    const last = bare[1]?.replace("</channel>", `${pictures.join("")}</channel>`) ?? "";
    const { songs, site } = await readAll([
      fileOf("site.1.xml.gz", gzipSync(bare[0] ?? "")),
      fileOf("site.2.xml", last, 777),
    ]);
    expect(differences(posts, songs)).toEqual([]);
    expect(site.remarks).toEqual(["Left out: 6 of the kind “attachment”."]);
  });
});

describe("A post", () => {
  it("is found at its permalink and by its number", async () => {
    const wordPress = await readAll([fileOf("export.xml", wordPressExport(posts.slice(0, 1)))]);
    expect(wordPress.songs.get("1000")?.paths).toEqual(["/2019/03/song-1/", "/?p=1000"]);
    expect(wordPress.site.name).toBe("https://songs.example");
    const blogger = await readAll([fileOf("feed.atom", bloggerExport(posts.slice(0, 1)))]);
    expect(blogger.songs.get("1000")?.paths).toEqual(["/2019/03/song-1.html"]);
    expect(blogger.site.name).toBe("tag:blogger.com,1999:blog-11");
  });

  it("has the people of categories that credits elsewhere in the file name", async () => {
    const other = post({ id: 8, html: `<p>Singer: Mukesh<br>Film: Mela (1971)</p>${post({}).html}` });
    const written = wordPressExport([post({ categories: ["Mukesh", "Mela", "Uncategorized"] }), other]);
    const { songs, entries } = await readAll([fileOf("export.xml", written)]);
    expect(songs.get("7")?.song).toMatchObject({ singers: "Mukesh", album: "Mela (1971)" });
    expect(songs.get("7")?.remarks).toEqual(["Singers and album from categories and tags."]);
    expect(entries).toEqual([
      { kind: "singers", oldId: "category/mukesh", name: "Mukesh", paths: ["/category/mukesh/"] },
      { kind: "albums", oldId: "category/mela", name: "Mela", year: 1971, paths: ["/category/mela/"] },
    ]);
  });

  it("is read from the export of Takeout, which says kind and state in other words", async () => {
    const entry = (type: string, status: string, more = "") =>
      `<entry><id>tag:blogger.com,1999:blog-1.post-${type}${status}</id><blogger:type>${type}</blogger:type><blogger:status>${status}</blogger:status><title>Neeli Patang Lyrics</title><content type="html">${post({}).html.replaceAll("<", "&lt;")}</content>${more}<blogger:created>2020-01-01T00:00:00Z</blogger:created><category scheme="tag:blogger.com,1999:blog-1" term="Ghazal"/></entry>`;
    const written = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:blogger="http://schemas.google.com/blogger/2018"><id>tag:blogger.com,1999:blog-1</id>${entry("POST", "LIVE", "<blogger:filename>/2020/01/neeli.html</blogger:filename>")}${entry("POST", "DRAFT")}${entry("POST", "SOFT_TRASHED")}${entry("COMMENT", "LIVE")}${entry("PAGE", "LIVE")}</feed>`;
    const { songs, leftOut, site } = await readAll([fileOf("feed.atom", written)]);
    expect(songs.get("POSTLIVE")).toMatchObject({
      song: { title: "Neeli Patang", genre: "Ghazal", created_at: "2020-01-01T00:00:00Z" },
      paths: ["/2020/01/neeli.html"],
    });
    expect(songs.get("POSTDRAFT")?.song.status).toBe("draft");
    expect(leftOut.map(({ reason }) => reason)).toEqual(["It is in the trash.", "Its kind is “page”."]);
    expect(site.remarks).toEqual(["Left out: 1 of the kind “comment”."]);
  });

  it("is left out with several songs, rather than made one song of", async () => {
    const html = ["Neeli Patang", "Purani Raah"]
      .map((title) => `<p>Song: ${title}</p>${post({}).html}`)
      .join("");
    const { songs, leftOut } = await readAll([fileOf("export.xml", wordPressExport([post({ html })]))]);
    expect(songs.size).toBe(0);
    expect(leftOut[0]?.reason).toBe("It has several songs, such as “Purani Raah”.");
  });

  it("is read by rules that were changed", async () => {
    const written = wordPressExport([
      post({ title: "Mela >> Neeli Patang", html: `<p>Kanth: Mukesh</p>${post({}).html}`, tags: ["Holi"] }),
    ]);
    const rules = `Title: {film} >> {title}\nCredit singers: Kanth\nGenres: Holi\n`;
    const { songs } = await readAll([fileOf("export.xml", written)], rules);
    expect(songs.get("7")?.song).toMatchObject({
      title: "Neeli Patang",
      album: "Mela",
      singers: "Mukesh",
      genre: "Holi",
    });
  });
});
