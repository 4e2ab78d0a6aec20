/**
 * Notes to lines, and own meanings of words, are parts of a song: saved, refused, deleted and restored with it.
 * Runs on one server: what it executes is executed on both by `bulk-actions` and `song-drafts`.
 */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { emptyBeforeEachTest, wholeSong } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { findWordsOfSong } from "../words/find-words-of-song.ts";
import { checkSongs } from "./check-songs.ts";
import { findSongPage } from "./find-song.ts";
import { findSongToEdit } from "./find-song-to-edit.ts";
import { saveSong } from "./save-song.ts";
import type { SongInput } from "./song-input.ts";
import { mostPartsOfSong } from "./song-parts.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const song = { ...wholeSong, lyrics_hindi: "कल न आए\nतेरे बिना", lyrics_english: "Kal na aaye\nTere bina" };
const typed = {
  word_meanings: [
    { word: "बिना", english: "", hindi: "रहित" },
    { word: " कल ", english: "  peace of  mind", hindi: "" },
    { word: "तेरे", english: " ", hindi: "" },
  ],
  notes: [
    { line: "तेरे  बिना", note: " Said to a friend.\r\nNot to a lover. " },
    { line: "कल न आए", note: "\0A pun." },
    { line: "कल न आए", note: "" },
  ],
};
const stored = {
  word_meanings: [
    { word: "कल", english: "peace of mind", hindi: "" },
    { word: "बिना", english: "", hindi: "रहित" },
  ],
  notes: [
    { line: "कल न आए", note: "A pun." },
    { line: "तेरे बिना", note: "Said to a friend.\nNot to a lover." },
  ],
};
const none = { word_meanings: [], notes: [] };
const partsOf = async (id: number) => {
  const { word_meanings, notes } = (await findSongToEdit(sql, id)) ?? none;
  return { word_meanings, notes };
};

test("they are stored with their song, tidied, and filled into the form in the order of the lyrics", async () => {
  const { id, version } = await saveSong(sql, { ...song, ...typed });
  expect(await partsOf(id)).toEqual(stored);
  const page = (await findSongPage(sql, id))?.song;
  expect(page?.updated_at).toBe(version);
  expect(page?.notes).toEqual(expect.arrayContaining(stored.notes));
  expect(page?.wordCount).toBe(2);
  expect((await findWordsOfSong(sql, id))?.ownMeanings).toEqual([
    { word: "कल", english: "peace of mind", hindi: null },
    { word: "बिना", english: null, hindi: "रहित" },
  ]);
});

test("a note whose line has changed is kept, and comes last", async () => {
  const { id } = await saveSong(sql, { ...song, ...typed });
  await saveSong(sql, { ...song, lyrics_hindi: "नया\nतेरे बिना" }, { id });
  expect((await partsOf(id)).notes).toEqual(stored.notes.toReversed());
});

test("an edit that does not mention them keeps them, and empty lists remove them", async () => {
  const { id } = await saveSong(sql, { ...song, ...typed });
  await saveSong(sql, { ...song, title: "Other" }, { id });
  expect(await partsOf(id)).toEqual(stored);
  await saveSong(sql, { ...song, ...none }, { id });
  expect(await partsOf(id)).toEqual(none);
});

test("only a change of them gives the song a new version, by a program too", async () => {
  const { id, version } = await saveSong(sql, { ...song, ...typed });
  expect((await saveSong(sql, { ...song, ...typed }, { id, version })).version).toBe(version);
  let last = version;
  for (const change of [
    () => saveSong(sql, { ...song, ...typed, notes: [] }, { id }),
    () => sql`insert into lyric_notes (lyric_id, line, note) values (${id}, 'x', 'y')`,
    () => sql`update lyric_words set english = 'other'`,
    () => sql`delete from lyric_words`,
  ]) {
    await change();
    const { version: next = "" } = (await findSongToEdit(sql, id)) ?? {};
    expect(next > last).toBe(true);
    await expect(saveSong(sql, song, { id, version: last })).rejects.toMatchObject({ code: "stale" });
    last = next;
  }
});

const many = Array.from({ length: mostPartsOfSong + 1 }, (_, place) => place);
const meaning = { word: "कल", english: "x", hindi: "" };
const note = { line: "कल न आए", note: "x" };

test.each<[Partial<SongInput>, string, string]>([
  [{ word_meanings: [{ ...meaning, word: "" }] }, "part-incomplete", "word_meanings"],
  [{ word_meanings: [{ ...meaning, word: "कल न" }] }, "part-incomplete", "word_meanings"],
  [{ word_meanings: [{ ...meaning, word: "क".repeat(61) }] }, "too-long", "word_meanings"],
  [{ word_meanings: [{ ...meaning, english: "x".repeat(201) }] }, "too-long", "word_meanings"],
  [{ word_meanings: [{ ...meaning, hindi: "क".repeat(201) }] }, "too-long", "word_meanings"],
  [{ word_meanings: [meaning, { ...meaning, word: "कल " }] }, "parts-doubled", "word_meanings"],
  [{ word_meanings: many.map((place) => ({ ...meaning, word: `क${place}` })) }, "too-many", "word_meanings"],
  [{ notes: [{ ...note, line: " " }] }, "part-incomplete", "notes"],
  [{ notes: [{ ...note, line: "x".repeat(501) }] }, "too-long", "notes"],
  [{ notes: [{ ...note, note: "x".repeat(2_001) }] }, "too-long", "notes"],
  [{ notes: [note, { line: " कल  न आए", note: "y" }] }, "parts-doubled", "notes"],
  [{ notes: many.map((place) => ({ ...note, line: String(place) })) }, "too-many", "notes"],
])("what breaks a rule is refused with the whole song, and so by a trial: %o", async (wrong, code, field) => {
  const refusal = { code, field, message: expect.stringMatching(/\./) };
  await expect(saveSong(sql, { ...song, ...wrong })).rejects.toMatchObject(refusal);
  expect(await sql`select from lyrics`).toHaveLength(0);
  expect(
    await checkSongs(sql, [
      { ...song, ...wrong },
      { ...song, ...typed },
    ]),
  ).toMatchObject([refusal, null]);
});

test("a program cannot add more of them than a page shows", async () => {
  const { id } = await saveSong(sql, song);
  const add = (count: number) => sql`
    insert into lyric_notes (lyric_id, line, note) select ${id}, n::text, 'x'
    from generate_series(1, ${count}::integer) as n`;
  await expect(add(mostPartsOfSong + 1)).rejects.toMatchObject({
    code: "23514",
    constraint_name: "a_song_has_at_most_50_notes",
  });
  await add(mostPartsOfSong);
  const meanings = sql`
    insert into lyric_words (lyric_id, word, english) select ${id}, n::text, 'x' from generate_series(1, 51) as n`;
  await expect(meanings).rejects.toMatchObject({ constraint_name: "a_song_has_at_most_50_own_words" });
});

test("a deleted song brings them back, also from a trash of before there were any", async () => {
  const { id } = await saveSong(sql, { ...song, ...typed });
  const [{ links: credits } = { links: 0 }] = await (async () => {
    await deleteEntry(sql, "songs", id);
    return (await listTrash(sql, { page: 1 })).entries;
  })();
  expect(credits).toBe(7);
  expect(await sql`select from lyric_notes`).toHaveLength(0);
  const restore = async () => {
    const [entry] = (await listTrash(sql, { page: 1 })).entries;
    await restoreFromTrash(sql, entry?.trashId ?? 0);
  };
  await restore();
  expect(await partsOf(id)).toEqual(stored);
  await deleteEntry(sql, "songs", id);
  await sql`update private.trash set links = links - 'lyric_notes' - 'lyric_words'`;
  await restore();
  expect(await partsOf(id)).toEqual(none);
});
