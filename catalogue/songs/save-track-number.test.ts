/**
 * The track number of a song is a part of it: it is saved, refused, deleted and restored with it.
 * Runs on one server: what it executes is executed on both by `restore-revision` and `exchange`.
 */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { emptyBeforeEachTest, wholeSong } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { findSongToEdit } from "./find-song-to-edit.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const numberOf = async (id: number) => (await findSongToEdit(sql, id))?.track_number;

test("a track number is stored, kept by a save that does not mention it, and removed by an empty one", async () => {
  const { id } = await saveSong(sql, { ...wholeSong, track_number: 7 });
  expect(await numberOf(id)).toBe(7);
  await saveSong(sql, { ...wholeSong, title: "Other" }, { id });
  expect(await numberOf(id)).toBe(7);
  await saveSong(sql, { ...wholeSong, track_number: 8 }, { id });
  expect(await numberOf(id)).toBe(8);
  await saveSong(sql, { ...wholeSong, track_number: null }, { id });
  expect(await numberOf(id)).toBeNull();
});

test("a changed number makes a form stale, the same one does not", async () => {
  const first = await saveSong(sql, { ...wholeSong, track_number: 1 });
  expect(await saveSong(sql, { ...wholeSong, track_number: 1 }, first)).toEqual(first);
  await sql`update track_numbers set number = 2`;
  const stale = saveSong(sql, { ...wholeSong, track_number: 3 }, first);
  await expect(stale).rejects.toMatchObject({ code: "stale" });
  expect(await numberOf(first.id)).toBe(2);
});

test.each([0, -1, 1000, 1.5, Number.NaN])("the number %d is refused with the whole song", async (number) => {
  const refused = saveSong(sql, { ...wholeSong, track_number: number });
  await expect(refused).rejects.toMatchObject({ code: "number-invalid", field: "track_number" });
  expect(await sql`select from lyrics`).toHaveLength(0);
});

test("a deleted song takes its number to the trash and brings it back", async () => {
  const { id } = await saveSong(sql, { ...wholeSong, track_number: 7 });
  await deleteEntry(sql, "songs", id);
  expect(await sql`select from track_numbers`).toHaveLength(0);
  const [entry] = (await listTrash(sql, { page: 1 })).entries;
  await restoreFromTrash(sql, entry?.trashId ?? 0);
  expect(await numberOf(id)).toBe(7);
});
