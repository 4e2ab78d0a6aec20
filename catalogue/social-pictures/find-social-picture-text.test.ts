import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSongPage } from "../songs/find-song.ts";
import { findSocialPictureText } from "./find-social-picture-text.ts";

test("the picture of a song shows what its page shows at the top, for every song of the catalogue", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  const ids = await sql<{ id: number }[]>`select id from lyrics order by id`;
  expect(ids).toHaveLength(52);
  for (const { id } of ids) {
    const page = await findSongPage(sql, id);
    expect(await findSocialPictureText(sql, "song", id)).toEqual({
      title: page?.song.title,
      hindiLine: page?.song.firstHindiLine,
      line: page?.song.singerName || null,
    });
  }
});

test("people show their name, albums their name and year, and an unknown id gives nothing", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  const [album] = await sql<
    { id: number }[]
  >`select id from albums where name = 'Mirza Ghalib' and year = 1988`;
  expect(await findSocialPictureText(sql, "album", album?.id ?? 0)).toEqual({
    title: "Mirza Ghalib",
    hindiLine: null,
    line: "1988",
  });
  for (const [kind, table] of [
    ["singer", "singers"],
    ["lyricist", "lyricists"],
    ["music-director", "music_directors"],
  ] as const) {
    const [person] = await sql<{ id: number; name: string }[]>`select id, name from ${sql(table)} limit 1`;
    expect(await findSocialPictureText(sql, kind, person?.id ?? 0)).toMatchObject({ title: person?.name });
    expect(await findSocialPictureText(sql, kind, 999_999)).toBeNull();
  }
});

test("a genre, a year and a decade show their names, and only under their own address", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  for (const [kind, id, title] of [
    ["genre", "ghazal", "Ghazal"],
    ["year", 1954, "1954"],
    ["decade", 1950, "1950s"],
  ] as const)
    expect(await findSocialPictureText(sql, kind, id)).toMatchObject({ title, line: null });
  for (const [kind, id] of [
    ["genre", "gazal"],
    ["genre", "thumri"],
    ["year", 1931],
    ["decade", 1954],
    ["decade", 2010],
  ] as const)
    expect(await findSocialPictureText(sql, kind, id), `${kind} ${id}`).toBeNull();
});
