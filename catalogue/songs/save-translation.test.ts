/**
 * The translation of a song is a part of it: it is saved, refused, deleted and restored with it.
 * Runs on one server: what it executes is executed on both by `restore-revision`.
 */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { emptyBeforeEachTest, wholeSong } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { findSongPage } from "./find-song.ts";
import { findSongToEdit } from "./find-song-to-edit.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const texts = {
  translation_english: " Without you\r\n\r\nlife ",
  translation_hindi: "तुम्हारे बिना\n\nजीवन",
  translator: " A.  Reader ",
};
const shown = {
  english: "Without you\n\nlife",
  plainHindi: "तुम्हारे बिना\n\nजीवन",
  translator: "A. Reader",
};
const translationOf = async (id: number) => (await findSongPage(sql, id))?.song.translation;

test("a translation is stored with its song, tidied like lyrics, and filled into the form", async () => {
  const { id, version } = await saveSong(sql, { ...wholeSong, ...texts });
  expect(await translationOf(id)).toEqual(shown);
  expect(await findSongToEdit(sql, id)).toMatchObject({
    version,
    translation_english: shown.english,
    translation_hindi: shown.plainHindi,
    translator: shown.translator,
  });
});

test("a song without one has none, and empty fields in its form", async () => {
  const blank = { translation_english: " \n", translation_hindi: "", translator: " " };
  for (const fields of [{}, blank]) {
    const { id } = await saveSong(sql, { ...wholeSong, ...fields });
    expect(await translationOf(id)).toBeNull();
    expect(await findSongToEdit(sql, id)).toMatchObject({ translation_english: "", translator: "" });
  }
  expect(await sql`select from lyric_translations`).toHaveLength(0);
});

test("either language is enough, and the translator need not be named", async () => {
  const { id } = await saveSong(sql, { ...wholeSong, translation_english: "Without you" });
  expect(await translationOf(id)).toEqual({ english: "Without you", plainHindi: null, translator: null });
  const hindi = { translation_english: "", translation_hindi: "तुम्हारे बिना" };
  await saveSong(sql, { ...wholeSong, ...hindi }, { id });
  expect(await translationOf(id)).toEqual({ english: null, plainHindi: "तुम्हारे बिना", translator: null });
});

test("an edit that does not mention the translation keeps it, and empty texts remove it", async () => {
  const { id } = await saveSong(sql, { ...wholeSong, ...texts });
  await saveSong(sql, { ...wholeSong, title: "Other" }, { id });
  expect(await translationOf(id)).toEqual(shown);
  const blank = { translation_english: "", translation_hindi: "", translator: "" };
  await saveSong(sql, { ...wholeSong, ...blank }, { id });
  expect(await translationOf(id)).toBeNull();
});

test("only a changed translation gives the song a new version", async () => {
  const first = await saveSong(sql, { ...wholeSong, ...texts });
  const same = await saveSong(sql, { ...wholeSong, ...texts }, first);
  expect(same.version).toBe(first.version);
  const changed = await saveSong(sql, { ...wholeSong, ...texts, translator: "B" }, first);
  expect(changed.version > first.version).toBe(true);
  expect((await findSongPage(sql, first.id))?.song.updated_at).toBe(changed.version);
});

test("an edit is refused if somebody has changed the translation meanwhile, by the form or by a program", async () => {
  const opened = await saveSong(sql, { ...wholeSong, ...texts });
  const { id } = opened;
  for (const change of [
    () => saveSong(sql, { ...wholeSong, translation_english: "Other" }, { id }),
    () => sql`update lyric_translations set english = 'By a program' where lyric_id = ${id}`,
    () => sql`delete from lyric_translations where lyric_id = ${id}`,
    () => sql`insert into lyric_translations (lyric_id, english) values (${id}, 'Again')`,
  ]) {
    const version = (await findSongToEdit(sql, id))?.version ?? "";
    await change();
    const stale = saveSong(sql, { ...wholeSong, ...texts }, { id, version });
    await expect(stale).rejects.toMatchObject({ code: "stale" });
  }
  expect(await translationOf(id)).toMatchObject({ english: "Again" });
});

test.each([
  [{ translator: "Nobody" }, "translation-missing", "translator"],
  [{ translation_english: "x".repeat(100_001) }, "too-long", "translation_english"],
  [{ translation_hindi: "ह".repeat(100_001) }, "too-long", "translation_hindi"],
  [{ translation_english: "x", translator: "x".repeat(201) }, "too-long", "translator"],
])("a wrong field of it is refused with the whole song", async (fields, code, field) => {
  await expect(saveSong(sql, { ...wholeSong, ...fields })).rejects.toMatchObject({ code, field });
  expect(await sql`select from lyrics`).toHaveLength(0);
});

test("a form sent twice saves one translation", async () => {
  const saveKey = crypto.randomUUID();
  const save = () => saveSong(sql, { ...wholeSong, ...texts }, { saveKey });
  const [first, second] = [await save(), await save()];
  expect(second).toEqual(first);
  expect(await sql`select from lyric_translations`).toHaveLength(1);
});

test("a deleted song takes its translation to the trash and brings it back", async () => {
  const { id } = await saveSong(sql, { ...wholeSong, ...texts });
  await deleteEntry(sql, "songs", id);
  expect(await sql`select from lyric_translations`).toHaveLength(0);
  const [entry] = (await listTrash(sql, { page: 1 })).entries;
  await restoreFromTrash(sql, entry?.trashId ?? 0);
  expect(await translationOf(id)).toEqual(shown);
});

test("a song that was deleted without a translation comes back without one", async () => {
  for (const links of [sql`links`, sql`links - 'lyric_translations'`]) {
    const { id } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "songs", id);
    await sql`update private.trash set links = ${links}`;
    const [entry] = (await listTrash(sql, { page: 1 })).entries;
    await restoreFromTrash(sql, entry?.trashId ?? 0);
    expect(await translationOf(id)).toBeNull();
  }
});
