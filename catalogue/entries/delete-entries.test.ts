import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { deleteEntry } from "./delete-entry.ts";
import { findDeletion } from "./find-deletion.ts";

const { sql } = await openTestDatabase({ connections: 4 });

const addSong = (fields: object) =>
  saveSong(sql, { title: "Geet '%_\\", lyrics_hindi: "गीत", ...fields }).then(({ id }) => id);
const idIn = async (table: string, name: string) =>
  (await sql<{ id: number }[]>`select id from ${sql(table)} where name = ${name}`)[0]?.id ?? 0;

describe.each([
  ["singers", "singers", "singerNames"],
  ["artists", "singers", "singerNames"],
  ["lyricists", "lyricists", "lyricistNames"],
  ["music-directors", "music_directors", "musicDirectorNames"],
] as const)("a person deleted from the %s", (kind, table, field) => {
  test("loses its credits and leaves the songs, whose number is shown before and after", async () => {
    const songs = [
      await addSong({ [field]: "Ek, Jaane wala, Do" }),
      await addSong({ [field]: "Jaane wala" }),
    ];
    const id = await idIn(table, "Jaane wala");
    const counted = countingStatements(sql);
    expect(await findDeletion(counted.sql, kind, id)).toEqual({ name: "Jaane wala", songCount: 2 });
    expect(await deleteEntry(counted.sql, kind, id)).toEqual({ name: "Jaane wala", songCount: 2 });
    expect(counted.statements()).toBe(2);
    expect(await Promise.all(songs.map(async (song) => (await findSongToEdit(sql, song))?.[field]))).toEqual([
      "Ek, Do",
      "",
    ]);
    expect(await findDeletion(sql, kind, id)).toBeNull();
    expect(await deleteEntry(sql, kind, id)).toBeNull();
  });

  test("is deleted once by two requests at the same time", async () => {
    await addSong({ [field]: "Ek baar" });
    const id = await idIn(table, "Ek baar");
    const answers = await Promise.all([1, 2, 3, 4].map(() => deleteEntry(sql, kind, id)));
    expect(answers.filter((answer) => answer !== null)).toEqual([{ name: "Ek baar", songCount: 1 }]);
    expect(await sql`select from private.trash where table_name = ${table} and row_id = ${id}`).toHaveLength(
      1,
    );
  });
});

test("a deleted album leaves its songs without an album, and their number is returned", async () => {
  const song = await addSong({ albumName: "Devdas (2002)" });
  const id = await idIn("albums", "Devdas");
  expect(await findDeletion(sql, "albums", id)).toEqual({ name: "Devdas", songCount: 1 });
  expect(await deleteEntry(sql, "albums", id)).toEqual({ name: "Devdas", songCount: 1 });
  expect(await findSongToEdit(sql, song)).toMatchObject({ albumName: "" });
  expect(await deleteEntry(sql, "albums", id)).toBeNull();
});

test("a deleted song is gone, and its title is returned", async () => {
  const id = await addSong({ singerNames: "Mukesh" });
  expect(await findDeletion(sql, "songs", id)).toEqual({ name: "Geet '%_\\", songCount: 0 });
  expect(await deleteEntry(sql, "songs", id)).toEqual({ name: "Geet '%_\\", songCount: 0 });
  expect(await findSongToEdit(sql, id)).toBeNull();
  expect(await deleteEntry(sql, "songs", id)).toBeNull();
});

test.each([0, -1, 0.5, 2 ** 60, Number.NaN, 1e9])(
  "what has the id %d is not there to be deleted",
  async (id) => {
    expect(await deleteEntry(sql, "songs", id)).toBeNull();
    expect(await deleteEntry(sql, "albums", id)).toBeNull();
    expect(await deleteEntry(sql, "lyricists", id)).toBeNull();
    expect(await findDeletion(sql, "songs", id)).toBeNull();
  },
);

test("deleting a singer while his songs are saved causes no deadlock", async () => {
  for (const round of [1, 2, 3, 4]) {
    const names = `A ${round}, B ${round}, C ${round}`;
    const songs = await Promise.all([1, 2, 3].map(() => addSong({ singerNames: names })));
    const id = await idIn("singers", `B ${round}`);
    const [deleted] = await Promise.all([
      deleteEntry(sql, "singers", id),
      ...songs.map((song) =>
        saveSong(
          sql,
          { title: "Geet", lyrics_hindi: "गीत", singerNames: `C ${round}, A ${round}` },
          { id: song },
        ),
      ),
    ]);
    expect(deleted?.name).toBe(`B ${round}`);
    for (const song of songs) {
      expect(await findSongToEdit(sql, song)).toMatchObject({ singerNames: `C ${round}, A ${round}` });
    }
  }
});
