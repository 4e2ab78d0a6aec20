/**
 * The songs of an album are edited in one table, and saved together.
 * Runs on one server: it only executes what the saves of songs and drafts execute.
 */
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findHistory } from "../revisions/find-history.ts";
import { findDraftToEdit } from "../song-drafts/find-draft-to-edit.ts";
import { saveDraft } from "../song-drafts/save-draft.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { findTracks, type TrackToEdit } from "./find-tracks.ts";
import { saveTracks, type TrackToSave } from "./save-tracks.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const rich = {
  ...wholeSong,
  word_meanings: [{ word: "बिना", english: "without", hindi: "" }],
  notes: [{ line: "तेरे बिना", note: "The refrain." }],
  translation_english: "Without you",
};

let tracks: readonly TrackToEdit[];
const readTracks = async () => (await findTracks(sql, await idIn(sql, "albums", "Aandhi")))?.tracks ?? [];
const change = (place: number, changes: TrackToSave["changes"]): TrackToSave => {
  const { id = 0, version = "" } = tracks[place] ?? {};
  return { id, version, changes };
};

beforeEach(async () => {
  await saveSong(sql, { ...rich, title: "Last" });
  await saveSong(sql, { ...rich, title: "Second", track_number: 2 });
  await saveDraft(sql, { ...rich, title: "First", track_number: 1 });
  await saveDraft(sql, { title: "Of another", albumName: "Anand" });
  await saveSong(sql, { ...rich, title: "Of none", albumName: "" });
  tracks = await readTracks();
});

test("an album's songs and drafts are found in their track order, those without a number last", async () => {
  expect(tracks.map(({ title, isDraft, track_number }) => [title, isDraft, track_number])).toEqual([
    ["First", true, 1],
    ["Second", false, 2],
    ["Last", false, null],
  ]);
  expect(tracks.map(({ singerNames }) => singerNames)).toEqual(Array(3).fill("Lata, Kishore, Asha"));
  expect(await findTracks(sql, 987654)).toBeNull();
  expect(await findTracks(sql, 1.5)).toBeNull();
});

test("a draft that named the album before it existed is one of its songs", async () => {
  await saveDraft(sql, { title: "Early", albumName: "Parichay (1972)" });
  await saveSong(sql, { ...rich, title: "Later", albumName: "Parichay (1972)" });
  const found = await findTracks(sql, await idIn(sql, "albums", "Parichay"));
  expect(found?.tracks.map(({ title }) => title).toSorted()).toEqual(["Early", "Later"]);
});

test("what was changed is saved in one step, and no other field", async () => {
  const { id: songId = 0 } = tracks[1] ?? {};
  const [song, draft] = [await findSongToEdit(sql, songId), await findDraftToEdit(sql, tracks[0]?.id ?? 0)];
  await saveTracks(sql, [
    change(0, { track_number: 3, singerNames: "Mukesh" }),
    change(1, { title: "Zweites", track_number: null }),
    change(2, { track_number: 1, singerNames: "Asha, Lata" }),
  ]);
  const { version: _, ...rest } = { ...song };
  expect(await findSongToEdit(sql, songId)).toMatchObject({ ...rest, title: "Zweites", track_number: null });
  const { version: __, ...restOfDraft } = { ...draft };
  expect(await findDraftToEdit(sql, tracks[0]?.id ?? 0)).toMatchObject({
    ...restOfDraft,
    track_number: 3,
    singerNames: "Mukesh",
  });
  expect((await readTracks()).map(({ title, singerNames }) => `${title}: ${singerNames}`)).toEqual([
    "Last: Asha, Lata",
    "First: Mukesh",
    "Zweites: Lata, Kishore, Asha",
  ]);
  const history = await findHistory(sql, { kind: "songs", id: songId });
  expect(history?.revisions).toHaveLength(2);
  expect(history?.revisions[0]).toMatchObject({ way: "form", action: "changed" });
});

test("songs that were changed or deleted meanwhile are named, and nothing at all is saved", async () => {
  await sql`update lyrics set title = 'Changed' where title = 'Second'`;
  await sql`delete from private.drafts where title = 'First'`;
  const saving = saveTracks(sql, [
    change(0, { title: "A" }),
    change(1, { title: "B" }),
    change(2, { singerNames: "Somebody New" }),
  ]);
  await expect(saving).rejects.toMatchObject({
    name: "TracksRefused",
    refusals: new Map([
      [tracks[0]?.id, expect.objectContaining({ code: "gone" })],
      [tracks[1]?.id, expect.objectContaining({ code: "stale" })],
    ]),
  });
  expect((await readTracks()).map(({ title }) => title)).toEqual(["Changed", "Last"]);
  expect(await idIn(sql, "singers", "Somebody New")).toBe(0);
});

test("a draft that was changed or published meanwhile is refused", async () => {
  await saveDraft(sql, { ...rich, title: "Other" }, { id: tracks[0]?.id ?? 0 });
  const refused = {
    refusals: new Map([[tracks[0]?.id, expect.objectContaining({ code: "stale" })]]),
  };
  await expect(saveTracks(sql, [change(0, { title: "A" })])).rejects.toMatchObject(refused);
  await saveDraft(sql, rich, { id: tracks[0]?.id ?? 0, publishesNow: true });
  await expect(saveTracks(sql, [change(0, { title: "A" })])).rejects.toMatchObject(refused);
});

test("each song that breaks a rule is named with its field, drafts too", async () => {
  const saving = saveTracks(sql, [
    change(0, { title: " " }),
    change(1, { track_number: 1000 }),
    change(2, { singerNames: "x".repeat(400) }),
  ]);
  await expect(saving).rejects.toMatchObject({
    refusals: new Map([
      [tracks[0]?.id, expect.objectContaining({ field: "title" })],
      [tracks[1]?.id, expect.objectContaining({ field: "track_number" })],
      [tracks[2]?.id, expect.objectContaining({ field: "singerNames" })],
    ]),
  });
  expect(await readTracks()).toEqual(tracks);
});

test("a table that is sent twice is saved once", async () => {
  const key = crypto.randomUUID();
  const send = () => saveTracks(sql, [change(1, { title: "Once" })], key);
  await Promise.all([send(), send()]);
  expect((await readTracks())[1]).toMatchObject({ title: "Once" });
});
