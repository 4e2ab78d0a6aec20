/** A kept version can be restored, and the history follows a thing through the trash. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { EntryRefused } from "../entries/entry-refused.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { saveSiteCodes } from "../settings/save-site-codes.ts";
import { readStoredCodes } from "../settings/stored-codes.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { SongRefused } from "../songs/song-refused.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { findHistory } from "./find-history.ts";
import { findRevision } from "./find-revision.ts";
import { restoreRevision } from "./restore-revision.ts";
import type { Revised } from "./revision.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);
beforeEach(async () => {
  await sql`delete from settings`;
  await sql`delete from private.revisions`;
});

const song = (id: number): Revised => ({ kind: "songs", id });
const revisionsOf = async (revised: Revised) => (await findHistory(sql, revised))?.revisions ?? [];
const firstOf = async (revised: Revised) => (await revisionsOf(revised)).at(-1)?.id ?? -1;

const translated = { ...wholeSong, translation_english: "Without you", translator: "Somebody" };
const other = { title: "Other", lyrics_english: "other", translation_english: "", translator: "" };

describe("a restored version of a song", () => {
  test("has all that the song had, and is a new version", async () => {
    const { id } = await saveSong(sql, translated);
    const before = await findSongToEdit(sql, id);
    await saveSong(sql, other, { id });
    await sql`update lyrics set created_at = '2020-01-01' where id = ${id}`;
    expect(await restoreRevision(sql, song(id), await firstOf(song(id)))).toBe(true);
    const after = await findSongToEdit(sql, id);
    expect(after).toEqual({ ...before, version: expect.not.stringContaining(before?.version ?? "") });
    const revisions = await revisionsOf(song(id));
    expect(revisions.map(({ way }) => way)).toEqual(["version", "sql", "form", "form"]);
    const [restored] = revisions;
    const first = await findRevision(sql, song(id), await firstOf(song(id)));
    expect((await findRevision(sql, song(id), restored?.id ?? 0))?.became).toEqual(first?.became);
  });

  test("makes people and the album again that are gone, and knows renamed ones", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await saveSong(sql, other, { id });
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Kishore"));
    await deleteEntry(sql, "albums", await idIn(sql, "albums", "Aandhi"));
    await sql`delete from private.trash`;
    await sql`update singers set name = 'Lata Mangeshkar' where name = 'Lata'`;
    await restoreRevision(sql, song(id), await firstOf(song(id)));
    expect(await findSongToEdit(sql, id)).toMatchObject({
      singerNames: "Lata Mangeshkar, Kishore, Asha",
      albumName: "Aandhi",
    });
    expect(await sql`select year from albums`).toEqual([{ year: 1975 }]);
    expect(await sql`select from singers`).toHaveLength(3);
  });

  test("has the very album, where another is spelled the same", async () => {
    const { id } = await saveSong(sql, { title: "A", lyrics_english: "a", albumName: "Devdas (2002)" });
    await sql`insert into albums (name) values ('Devdas (2002)'), ('Devdas')`;
    await saveSong(sql, other, { id });
    await restoreRevision(sql, song(id), await firstOf(song(id)));
    expect(await sql`select a.name, a.year from lyrics as l join albums as a on a.id = l.album_id`).toEqual([
      { name: "Devdas", year: 2002 },
    ]);
  });

  test("has the album that has the name of a deleted one as another name by now", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await saveSong(sql, other, { id });
    await sql`delete from albums`;
    await saveEntry(sql, "albums", { name: "Toofan", year: 1975, aliases: ["Aandhi"] });
    await restoreRevision(sql, song(id), await firstOf(song(id)));
    expect(await findSongToEdit(sql, id)).toMatchObject({ albumName: "Toofan" });
  });

  test("is refused where the song has changed meanwhile, and a double click restores it once", async () => {
    const { id, version } = await saveSong(sql, wholeSong);
    const saved = await saveSong(sql, other, { id });
    const first = await firstOf(song(id));
    const stale = restoreRevision(sql, song(id), first, { version });
    await expect(stale).rejects.toBeInstanceOf(SongRefused);
    await expect(stale).rejects.toMatchObject({ code: "stale" });
    expect(await findSongToEdit(sql, id)).toMatchObject({ title: "Other" });
    const attempt = { version: saved.version, saveKey: crypto.randomUUID() };
    const both = [1, 2].map(() => restoreRevision(sql, song(id), first, attempt));
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await revisionsOf(song(id))).toHaveLength(3);
  });

  test("what was before all that is kept can be restored, too", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await sql`delete from private.revisions`;
    await saveSong(sql, other, { id });
    expect(await restoreRevision(sql, song(id), 0)).toBe(true);
    expect(await findSongToEdit(sql, id)).toMatchObject({ title: wholeSong.title });
  });

  test("one that is not kept, or of another song, restores nothing", async () => {
    const { id } = await saveSong(sql, wholeSong);
    const { id: another } = await saveSong(sql, other);
    const first = await firstOf(song(id));
    for (const [revised, revision] of [
      [song(another), first],
      [song(id), 0],
      [song(id), first + 1_000],
      [song(id + 1_000), first],
      [song(id), 2 ** 60],
    ] as const) {
      expect(await restoreRevision(sql, revised, revision)).toBe(false);
      expect(await findRevision(sql, revised, revision)).toBeNull();
    }
  });
});

test("a restored version of a person or an album is refused where its name is taken", async () => {
  const { id } = await saveEntry(sql, "albums", { name: "One", year: 1990, picture: "https://a.example/1" });
  const album: Revised = { kind: "albums", id };
  await saveEntry(sql, "albums", { name: "Two", year: 1991 }, { id });
  const { id: taker } = await saveEntry(sql, "albums", { name: "One", year: 1990 });
  const refused = restoreRevision(sql, album, await firstOf(album));
  await expect(refused).rejects.toBeInstanceOf(EntryRefused);
  await expect(refused).rejects.toMatchObject({ code: "taken", other: { id: taker } });
  await deleteEntry(sql, "albums", taker);
  expect(await restoreRevision(sql, album, await firstOf(album))).toBe(true);
  expect(await sql`select name, year, cover_image_url from albums`).toEqual([
    { name: "One", year: 1990, cover_image_url: "https://a.example/1" },
  ]);
});

test("a restored version of a code is in use again", async () => {
  const code: Revised = { kind: "settings", key: "adCode1" };
  await saveSiteCodes(sql, { adCode1: "one" });
  await saveSiteCodes(sql, { adCode1: "" });
  expect(await restoreRevision(sql, code, await firstOf(code))).toBe(true);
  expect((await readStoredCodes(sql)).adCode1).toBe("one");
  expect(await restoreRevision(sql, code, 1e9)).toBe(false);
  expect((await revisionsOf(code)).map(({ way }) => way)).toEqual(["version", "form", "form"]);
});

describe("the history of something that is deleted", () => {
  const trashed = async () => (await sql<{ id: number }[]>`select id from private.trash`).map(({ id }) => id);

  test("stays as long as it is in the trash, and it has it again when it is restored", async () => {
    const { id } = await saveSong(sql, translated);
    const first = await firstOf(song(id));
    const { became } = (await findRevision(sql, song(id), first)) ?? {};
    await deleteEntry(sql, "songs", id);
    expect(await findHistory(sql, song(id))).toMatchObject({ name: wholeSong.title, exists: false });
    expect(await findRevision(sql, song(id), first)).toMatchObject({ became, exists: false, version: null });
    await restoreFromTrash(sql, (await trashed())[0] ?? 0);
    const { revisions } = (await findHistory(sql, song(id))) ?? { revisions: [] };
    expect(revisions.map(({ way, action }) => `${way} ${action}`)).toEqual([
      "trash added",
      "form deleted",
      "form added",
    ]);
    expect(await findRevision(sql, song(id), first)).toMatchObject({ became, exists: true });
    expect(await findRevision(sql, song(id), revisions[1]?.id ?? 0)).toMatchObject({
      was: became,
      became: null,
    });
    expect(await findRevision(sql, song(id), revisions[0]?.id ?? 0)).toMatchObject({ was: null, became });
  });

  test("is forgotten with the emptied trash, unless it exists or is in the trash once more", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "songs", id);
    const { id: kept } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "songs", kept);
    await sql`insert into lyrics (id, title, lyrics_hindi) values (${kept}, 'Again', 'अ')`;
    await sql`delete from private.trash`;
    expect(await findHistory(sql, song(id))).toBeNull();
    expect(await revisionsOf(song(kept))).toHaveLength(3);
    await deleteEntry(sql, "songs", kept);
    await sql`insert into lyrics (id, title, lyrics_hindi) values (${kept}, 'Again', 'अ')`;
    await deleteEntry(sql, "songs", kept);
    await sql`delete from private.trash where id = (select min(id) from private.trash)`;
    expect((await findHistory(sql, song(kept)))?.exists).toBe(false);
    expect(await revisionsOf(song(kept))).not.toHaveLength(0);
    await sql`delete from private.trash`;
    expect(await sql`select from private.revisions where table_name = 'lyrics'`).toHaveLength(0);
  });
});
