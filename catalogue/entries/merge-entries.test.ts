/** Runs on one server: what it executes is executed on both by `merged-names` and `delete-entries`. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findEntryToEdit } from "./find-entry-to-edit.ts";
import { mergeEntries } from "./merge-entries.ts";
import { saveEntry } from "./save-entry.ts";

const { sql } = await openTestDatabase({ connections: 4 });

const kinds = [
  ["singers", "singers", "singerNames"],
  ["artists", "singers", "singerNames"],
  ["lyricists", "lyricists", "lyricistNames"],
  ["music-directors", "music_directors", "musicDirectorNames"],
] as const;

beforeEach(async () => {
  await sql`delete from lyrics`;
  for (const table of ["albums", "singers", "lyricists", "music_directors"])
    await sql`delete from ${sql(table)}`;
  await sql`delete from private.trash`;
});

describe.each(kinds)("two people among the %s", (kind, table, field) => {
  const addSong = async (names: string) =>
    (await saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", [field]: names })).id;
  const namesOf = async (id: number) => (await findSongToEdit(sql, id))?.[field];
  const idOf = async (name: string) =>
    (await sql<{ id: number }[]>`select id from ${sql(table)} where name = ${name}`)[0]?.id ?? 0;

  test("are merged: credits keep their positions without repeats, and the other goes to the trash", async () => {
    const moved = await addSong("Asha, Lata M, Usha");
    const both = await addSong("Lata M, Asha, Lata Mangeshkar");
    const bothLater = await addSong("Lata Mangeshkar, Asha, Lata M");
    const neither = await addSong("Asha");
    const [from, into] = [await idOf("Lata M"), await idOf("Lata Mangeshkar")];
    const versions = await sql`select id, updated_at from lyrics order by id`;
    const counted = countingStatements(sql);
    expect(await mergeEntries(counted.sql, kind, { from, into })).toEqual({
      id: into,
      name: "Lata Mangeshkar",
      songCount: 3,
    });
    expect(counted.statements()).toBe(1);
    expect(await Promise.all([moved, both, bothLater, neither].map(namesOf))).toEqual([
      "Asha, Lata Mangeshkar, Usha",
      "Lata Mangeshkar, Asha",
      "Lata Mangeshkar, Asha",
      "Asha",
    ]);
    expect(await findEntryToEdit(sql, kind, into)).toMatchObject({ songCount: 3 });
    expect(await findEntryToEdit(sql, kind, from)).toBeNull();
    expect(await sql`select table_name, row_id, deleted_row ->> 'name' as name from private.trash`).toEqual([
      { table_name: table, row_id: from, name: "Lata M" },
    ]);
    const later = await sql`select id, updated_at from lyrics order by id`;
    expect(later.map(({ updated_at }, n) => updated_at > versions[n]?.updated_at)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test("are merged with the picture of either, preferring the one that stays", async () => {
    const add = async (name: string, picture: string) => (await saveEntry(sql, kind, { name, picture })).id;
    const [bare, one, two] = [
      await add("Bare", ""),
      await add("One", "https://x/1"),
      await add("Two", "https://x/2"),
    ];
    await mergeEntries(sql, kind, { from: one, into: bare });
    expect(await findEntryToEdit(sql, kind, bare)).toMatchObject({ name: "Bare", picture: "https://x/1" });
    await mergeEntries(sql, kind, { from: two, into: bare });
    expect(await findEntryToEdit(sql, kind, bare)).toMatchObject({ picture: "https://x/1" });
  });

  test("stay unchanged if one of them does not exist or both are the same", async () => {
    const song = await addSong("Lata");
    const id = await idOf("Lata");
    for (const merge of [
      { from: id, into: id },
      { from: id, into: 1e9 },
      { from: 1e9, into: id },
      { from: id, into: 0.5 },
      { from: -1, into: id },
    ]) {
      expect(await mergeEntries(sql, kind, merge)).toBeNull();
    }
    expect(await namesOf(song)).toBe("Lata");
    expect(await sql`select from private.trash`).toHaveLength(0);
  });

  test("are merged once from both sides while a song names both, and the song stays whole", async () => {
    for (const round of [1, 2, 3]) {
      const [one, two] = [`Ek ${round}`, `Do ${round}`];
      const song = await addSong(`${one}, ${two}`);
      const [first, second] = [await idOf(one), await idOf(two)];
      const [a, b] = await Promise.all([
        mergeEntries(sql, kind, { from: first, into: second }),
        mergeEntries(sql, kind, { from: second, into: first }),
        saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", [field]: `${two}, ${one}` }, { id: song }),
      ]);
      expect([a, b].filter((merged) => merged === null)).toHaveLength(1);
      // The save may have come last and created the removed name again.
      expect(await namesOf(song)).toMatch(new RegExp(`^(${one}|${two}|${two}, ${one})$`));
    }
  });
});

describe("two albums", () => {
  test("are merged into one that keeps its name and year and gets the songs and a missing cover", async () => {
    const from = await saveEntry(sql, "albums", { name: "Devdas 1", year: 2002, picture: "https://x/c" });
    const into = await saveEntry(sql, "albums", { name: "Devdas", year: 2002 });
    const add = (albumName: string) => saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", albumName });
    const songs = [await add("Devdas 1"), await add("Devdas 1"), await add("Devdas")];
    const counted = countingStatements(sql);
    expect(await mergeEntries(counted.sql, "albums", { from: from.id, into: into.id })).toEqual({
      id: into.id,
      name: "Devdas",
      songCount: 2,
    });
    expect(counted.statements()).toBe(1);
    for (const { id } of songs) expect(await findSongToEdit(sql, id)).toMatchObject({ albumName: "Devdas" });
    expect(await findEntryToEdit(sql, "albums", into.id)).toMatchObject({
      name: "Devdas",
      year: 2002,
      picture: "https://x/c",
      songCount: 3,
    });
    expect(await findEntryToEdit(sql, "albums", from.id)).toBeNull();
    expect(
      await sql`select from private.trash where row_id = ${from.id} and table_name = 'albums'`,
    ).toHaveLength(1);
  });

  test("stay unchanged if one of them does not exist or both are the same", async () => {
    const { id } = await saveEntry(sql, "albums", { name: "Ek", year: 1990 });
    expect(await mergeEntries(sql, "albums", { from: id, into: id })).toBeNull();
    expect(await mergeEntries(sql, "albums", { from: id, into: 1e9 })).toBeNull();
    expect(await findEntryToEdit(sql, "albums", id)).not.toBeNull();
  });
});
