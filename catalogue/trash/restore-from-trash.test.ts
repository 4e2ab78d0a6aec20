/**
 * Runs on one server: what it executes is executed on both by `kept-counts`, `merged-names` and `restore-revision`.
 */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { findEntryToEdit } from "../entries/find-entry-to-edit.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { listTrash } from "./list-trash.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";
import { RestoreRefused } from "./restore-refused.ts";

const { sql } = await openTestDatabase({ connections: 4 });

emptyBeforeEachTest(sql);
const trashIdOf = async (name: string) =>
  (await listTrash(sql, { page: 1 })).entries.find((entry) => entry.name === name)?.trashId ?? 0;
const restore = async (name: string) => restoreFromTrash(sql, await trashIdOf(name));

async function refusalOf(restored: Promise<unknown>): Promise<RestoreRefused> {
  const refusal = await restored.then(
    () => null,
    (error) => error,
  );
  if (!(refusal instanceof RestoreRefused)) throw new Error(`Not refused: ${refusal}`);
  return refusal;
}

describe("a song restored from the trash", () => {
  test("has its old id, fields, views, date, album, and credits in their order, in one statement", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await sql`update lyrics set views = 77, created_at = '2020-01-01' where id = ${id}`;
    const before = await findSongToEdit(sql, id);
    await deleteEntry(sql, "songs", id);
    const trashId = await trashIdOf(wholeSong.title);
    const counted = countingStatements(sql);
    expect(await restoreFromTrash(counted.sql, trashId)).toEqual({
      kind: "songs",
      id,
      name: wholeSong.title,
      missing: [],
      missingCount: 0,
    });
    expect(counted.statements()).toBe(1);
    const after = await findSongToEdit(sql, id);
    expect(after).toEqual({ ...before, version: after?.version });
    expect(await sql`select views, created_at from lyrics where id = ${id}`).toMatchObject([
      { views: 77, created_at: new Date("2020-01-01T00:00Z") },
    ]);
    expect(await listTrash(sql, { page: 1 })).toMatchObject({ count: 0, entries: [] });
    expect(await restoreFromTrash(sql, trashId)).toBeNull();
  });

  test("has its parts again, also from a trash of an older program", async () => {
    const parts = {
      translation_english: "Without you",
      track_number: 3,
      word_meanings: [{ word: "बिना", english: "without", hindi: "" }],
      notes: [{ line: "तेरे बिना", note: "Sung twice" }],
    };
    const { id } = await saveSong(sql, { ...wholeSong, ...parts });
    const before = await findSongToEdit(sql, id);
    const [former] = await sql<{ links: object }[]>`
      select jsonb_build_object(
        'translation', (select to_jsonb(t) from lyric_translations as t),
        'track', (select to_jsonb(t) from track_numbers as t),
        'word_meanings', (select jsonb_agg(to_jsonb(w)) from lyric_words as w),
        'notes', (select jsonb_agg(to_jsonb(n)) from lyric_notes as n)) as links`;
    await deleteEntry(sql, "songs", id);
    await sql`
      update private.trash set links =
        links - '{lyric_translations,track_numbers,lyric_words,lyric_notes}'::text[]
          || ${JSON.stringify(former?.links)}::text::jsonb`;
    await sql.unsafe(await readFile("postgres/migrations/0043-parts-of-songs-in-the-trash.sql", "utf8"));
    await restore(wholeSong.title);
    const after = await findSongToEdit(sql, id);
    expect(after).toEqual({ ...before, version: after?.version });
    expect(after).toMatchObject(parts);
  });

  test("has a new version, so that a form from before its deletion is stale", async () => {
    const first = await saveSong(sql, { title: "Akela", lyrics_hindi: "अकेला" });
    await deleteEntry(sql, "songs", first.id);
    await restore("Akela");
    await expect(saveSong(sql, { title: "A", lyrics_hindi: "अ" }, first)).rejects.toMatchObject({
      code: "stale",
    });
  });

  test("is linked to what still exists, and lists what does not", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "songs", id);
    await deleteEntry(sql, "albums", await idIn(sql, "albums", "Aandhi"));
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Kishore"));
    await deleteEntry(sql, "lyricists", await idIn(sql, "lyricists", "Gulzar"));
    expect(await restore(wholeSong.title)).toMatchObject({
      missing: ["Aandhi", "Kishore", "Gulzar"],
      missingCount: 3,
    });
    expect(await findSongToEdit(sql, id)).toMatchObject({
      albumName: "",
      singerNames: "Lata, Asha",
      lyricistNames: "Anjaan",
      musicDirectorNames: "Pancham",
    });
  });

  test("is linked to people and an album that were created again with the same name, and to renamed ones", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "songs", id);
    const lata = await idIn(sql, "singers", "Lata");
    await saveEntry(sql, "singers", { name: "Lata Mangeshkar" }, { id: lata });
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Kishore"));
    await saveEntry(sql, "singers", { name: "KISHORE" });
    await deleteEntry(sql, "albums", await idIn(sql, "albums", "Aandhi"));
    const album = await saveEntry(sql, "albums", { name: "AANDHI", year: 1975 });
    expect(await restore(wholeSong.title)).toMatchObject({ missing: [] });
    expect(await findSongToEdit(sql, id)).toMatchObject({
      singerNames: "Lata Mangeshkar, KISHORE, Asha",
      albumName: "AANDHI",
    });
    expect(await findEntryToEdit(sql, "albums", album.id)).toMatchObject({ songCount: 1 });
  });

  test("is refused if its id is taken, and nothing is changed", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "songs", id);
    await sql`insert into lyrics (id, title, lyrics_hindi) values (${id}, 'Koi Aur', 'कोई')`;
    expect((await listTrash(sql, { page: 1 })).entries).toMatchObject([{ obstacle: "id-taken" }]);
    const refusal = await refusalOf(restore(wholeSong.title));
    expect(refusal).toMatchObject({ code: "id-taken", other: { id, name: "Koi Aur" } });
    expect(refusal.message).toContain('"Koi Aur"');
    expect(await findSongToEdit(sql, id)).toMatchObject({ title: "Koi Aur", singerNames: "" });
    expect(await trashIdOf(wholeSong.title)).not.toBe(0);
  });

  test("is restored once by several requests at once", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "songs", id);
    const trashId = await trashIdOf(wholeSong.title);
    const answers = await Promise.all([1, 2, 3, 4].map(() => restoreFromTrash(sql, trashId)));
    expect(answers.filter((answer) => answer !== null)).toMatchObject([{ id }]);
  });
});

describe.each([
  ["singers", "singers", "singerNames"],
  ["lyricists", "lyricists", "lyricistNames"],
  ["music-directors", "music_directors", "musicDirectorNames"],
] as const)("a person put back among the %s", (kind, table, field) => {
  const addSong = async (title: string, names: string) =>
    (await saveSong(sql, { title, lyrics_hindi: "गीत", [field]: names })).id;
  const namesOf = async (id: number) => (await findSongToEdit(sql, id))?.[field];

  test("has its id, picture and credits again, at their positions", async () => {
    const { id } = await saveEntry(sql, kind, { name: "Bela", picture: "https://x/b" });
    const songs = [await addSong("Ek", "Asha, Bela, Chitra"), await addSong("Do", "Bela")];
    await deleteEntry(sql, kind, id);
    expect(await restore("Bela")).toEqual({ kind, id, name: "Bela", missing: [], missingCount: 0 });
    expect(await Promise.all(songs.map(namesOf))).toEqual(["Asha, Bela, Chitra", "Bela"]);
    expect(await findEntryToEdit(sql, kind, id)).toMatchObject({ picture: "https://x/b", songCount: 2 });
    const [row] = await sql`select letter, name_key from ${sql(table)} where id = ${id}`;
    expect(row).toEqual({ letter: "B", name_key: "bela" });
  });

  test("comes before a credit that took its position meanwhile", async () => {
    const song = await addSong("Ek", "Asha, Zohra, Chitra");
    await deleteEntry(sql, kind, await idIn(sql, table, "Zohra"));
    await saveSong(sql, { title: "Ek", lyrics_hindi: "गीत", [field]: "Asha, Chitra, Daler" }, { id: song });
    await restore("Zohra");
    expect(await namesOf(song)).toBe("Asha, Zohra, Chitra, Daler");
  });

  test("says which songs are gone", async () => {
    const [gone, stays] = [await addSong("Gaya", "Bela"), await addSong("Hai", "Bela")];
    const id = await idIn(sql, table, "Bela");
    await deleteEntry(sql, kind, id);
    await deleteEntry(sql, "songs", gone);
    expect(await restore("Bela")).toMatchObject({ missing: ["Gaya"], missingCount: 1 });
    expect(await namesOf(stays)).toBe("Bela");
  });

  test("lists at most fifty songs that are gone, and counts all", async () => {
    await saveEntry(sql, kind, { name: "Bela" });
    const id = await idIn(sql, table, "Bela");
    await sql`
      with songs as (
        insert into lyrics (title, lyrics_hindi) select 'Song ' || n, 'क'
        from generate_series(1, 60) as n returning id
      )
      insert into ${sql(`lyrics_${table}`)} (lyric_id, ${sql(`${table.slice(0, -1)}_id`)})
      select songs.id, ${id}::bigint from songs`;
    await deleteEntry(sql, kind, id);
    const trashId = await trashIdOf("Bela");
    await sql`delete from lyrics`;
    const restored = await restoreFromTrash(sql, trashId);
    expect(restored).toMatchObject({ missingCount: 60 });
    expect(restored?.missing).toHaveLength(50);
    expect(restored?.missing[0]).toBe("Song 1");
  });

  test("is refused if the name is taken, with the owner of the name", async () => {
    const { id } = await saveEntry(sql, kind, { name: "O'Hara %_\\" });
    await deleteEntry(sql, kind, id);
    const other = await saveEntry(sql, kind, { name: "o'hara  %_\\" });
    expect((await listTrash(sql, { page: 1 })).entries).toMatchObject([{ kind, obstacle: "name-taken" }]);
    const refusal = await refusalOf(restore("O'Hara %_\\"));
    expect(refusal).toMatchObject({ code: "name-taken", other: { id: other.id, name: "o'hara %_\\" } });
    await deleteEntry(sql, kind, other.id);
    expect(await restore("O'Hara %_\\")).toMatchObject({ id });
  });

  test("is refused if the id is taken", async () => {
    const { id } = await saveEntry(sql, kind, { name: "Bela" });
    await deleteEntry(sql, kind, id);
    await sql`insert into ${sql(table)} (id, name) values (${id}, 'Koi Aur')`;
    expect(await refusalOf(restore("Bela"))).toMatchObject({ code: "id-taken", other: { name: "Koi Aur" } });
  });

  test("exists once, even while a song that names it is saved", async () => {
    for (const round of [1, 2, 3]) {
      const name = `Wapas ${round}`;
      const song = await addSong("Ek", `Asha, ${name}`);
      await deleteEntry(sql, kind, await idIn(sql, table, name));
      const outcomes = await Promise.allSettled([
        restore(name),
        saveSong(sql, { title: "Ek", lyrics_hindi: "गीत", [field]: `${name}, Asha` }, { id: song }),
      ]);
      if (outcomes[0].status === "rejected") expect(outcomes[0].reason).toMatchObject({ code: "name-taken" });
      expect(outcomes[1].status).toBe("fulfilled");
      expect(await sql`select from ${sql(table)} where name = ${name}`).toHaveLength(1);
      expect((await namesOf(song))?.split(", ").sort()).toEqual(["Asha", name]);
    }
  });
});

describe("a restored album", () => {
  test("has its songs again, except those that are gone or have another album", async () => {
    const { id } = await saveEntry(sql, "albums", { name: "Devdas", year: 2002, picture: "https://x/d" });
    const add = async (title: string) =>
      (await saveSong(sql, { title, lyrics_hindi: "क", albumName: "Devdas" })).id;
    const [stays, goes, moves] = [await add("Rahta"), await add("Jaata"), await add("Badla")];
    await deleteEntry(sql, "albums", id);
    await deleteEntry(sql, "songs", goes);
    await saveSong(sql, { title: "Badla", lyrics_hindi: "क", albumName: "Doosra" }, { id: moves });
    expect(await restore("Devdas")).toEqual({
      kind: "albums",
      id,
      name: "Devdas",
      missing: ["Jaata", "Badla"],
      missingCount: 2,
    });
    expect(await findSongToEdit(sql, stays)).toMatchObject({ albumName: "Devdas" });
    expect(await findSongToEdit(sql, moves)).toMatchObject({ albumName: "Doosra" });
    expect(await findEntryToEdit(sql, "albums", id)).toMatchObject({ year: 2002, picture: "https://x/d" });
  });

  test("is refused if its name and year exist, but not beside an album of another year", async () => {
    const { id } = await saveEntry(sql, "albums", { name: "Devdas", year: 2002 });
    await deleteEntry(sql, "albums", id);
    await saveEntry(sql, "albums", { name: "Devdas", year: 1955 });
    expect((await listTrash(sql, { page: 1 })).entries).toMatchObject([{ year: 2002, obstacle: null }]);
    const other = await saveEntry(sql, "albums", { name: "devdas", year: 2002 });
    expect((await listTrash(sql, { page: 1 })).entries).toMatchObject([{ obstacle: "name-taken" }]);
    expect(await refusalOf(restore("Devdas"))).toMatchObject({ code: "name-taken", other: { id: other.id } });
    await deleteEntry(sql, "albums", other.id);
    expect(await restoreFromTrash(sql, await trashIdOf("Devdas"))).toMatchObject({ id });
  });
});
