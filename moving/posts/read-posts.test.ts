import { describe, expect, it } from "vitest";
import type { LeftOut, MovedEntry, MovedSong } from "../moved.ts";
import { testPosts } from "../testing/test-posts.ts";
import { bloggerExport, fileOf, wordPressExport } from "../testing/write-exports.ts";
import { defaultRules, parseRules, readPosts } from "./index.ts";

const posts = testPosts();
const rules = parseRules(defaultRules);

async function readAll(files: Parameters<typeof readPosts>[0]) {
  const site = await readPosts(files, rules);
  const leftOut: LeftOut[] = [];
  const songs = new Map<string, MovedSong>();
  for await (const song of site.songs((what) => leftOut.push(what))) songs.set(song.oldId, song);
  const entries: MovedEntry[] = [];
  for await (const entry of site.entries()) entries.push(entry);
  return { site, songs, leftOut, entries };
}

describe.each([
  ["WordPress", () => [fileOf("export.xml", wordPressExport(posts))]],
  ["Blogger", () => [fileOf("feed.atom", bloggerExport(posts))]],
])("An export of %s", (_, files) => {
  it("becomes songs with all fields, by the default rules", async () => {
    const { songs } = await readAll(files());
    const wrong = posts
      .filter(({ song }) => song)
      .flatMap((post) => {
        const found = songs.get(String(post.id))?.song;
        const keys = new Set([...Object.keys(post.song ?? {}), ...Object.keys(found ?? {})]) as Set<
          keyof typeof found
        >;
        const differ = [...keys].filter((key) => found?.[key] !== post.song?.[key]);
        return differ.map((key) => `${post.id} ${post.title} ${key}: ${post.song?.[key]} => ${found?.[key]}`);
      });
    expect(wrong).toEqual([]);
  });
});
