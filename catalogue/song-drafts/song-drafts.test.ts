/** Songs that are not public: saved as drafts, withdrawn, published, deleted and restored. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { findHistory } from "../revisions/find-history.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { deleteDraft } from "./delete-draft.ts";
import { findDraftToEdit } from "./find-draft-to-edit.ts";
import { listDrafts } from "./list-drafts.ts";
import { publishDraft, withdrawSong } from "./publish-draft.ts";
import { publishDueDrafts } from "./publish-due-drafts.ts";
import { saveDraft } from "./save-draft.ts";

const { sql } = await openTestDatabase({ connections: 4 });
beforeEach(() => sql`delete from private.drafts`);
emptyBeforeEachTest(sql);
beforeEach(() => sql`delete from private.revisions`);

const richSong = {
  ...wholeSong,
  track_number: 7,
  translation_english: "Without you",
  translation_hindi: "तुम्हारे बिना",
  translator: "A. Reader",
  word_meanings: [{ word: "बिना", english: "without", hindi: "" }],
  notes: [{ line: "तेरे बिना", note: "The refrain." }],
};

const formOf = (found: object | null) => {
  const { id, version, publishAt, failure, wasPublic, ...fields } = { ...found } as Record<string, unknown>;
  return fields;
};

const actionsOf = async (id: number) =>
  (await findHistory(sql, { kind: "songs", id }))?.revisions
    .toReversed()
    .map(({ way, action }) => `${way} ${action}`);

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

async function publishDue() {
  const done: unknown[] = [];
  await publishDueDrafts(sql, (draft) => done.push(draft));
  return done;
}

describe("a draft", () => {
  test("has all fields of the form, makes nobody, and is no song", async () => {
    const song = await saveSong(sql, richSong);
    const { id } = await saveDraft(sql, richSong);
    expect(formOf(await findDraftToEdit(sql, id))).toEqual(formOf(await findSongToEdit(sql, song.id)));
    await deleteEntry(sql, "songs", song.id);
    for (const table of ["singers", "lyricists", "music_directors", "albums"])
      await sql`delete from ${sql(table)}`;
    await saveDraft(sql, { ...richSong, singerNames: "Nobody", albumName: "Nowhere (1999)" }, { id });
    expect(await sql`select from lyrics`).toHaveLength(0);
    expect(await sql`select from singers`).toHaveLength(0);
    expect(await findDraftToEdit(sql, id)).toMatchObject({
      singerNames: "Nobody",
      albumName: "Nowhere (1999)",
    });
  });

  test("is published under its number, as a save of the same fields would be, and is no draft then", async () => {
    const { id } = await saveDraft(sql, richSong);
    expect(await publishDraft(sql, id)).toBe(wholeSong.title);
    const same = await saveSong(sql, richSong);
    expect(formOf(await findSongToEdit(sql, id))).toEqual(formOf(await findSongToEdit(sql, same.id)));
    expect(await findDraftToEdit(sql, id)).toBeNull();
    expect(await publishDraft(sql, id)).toBeNull();
    expect(await sql`select count from get_lyrics_count() as count`).toMatchObject([{ count: 2 }]);
    expect(await actionsOf(id)).toEqual(["form draft-added", "form published"]);
    expect(same.id).toBeGreaterThan(id);
  });

  test("may lack lyrics until it is published, and breaks no other rule", async () => {
    const { id } = await saveDraft(sql, { title: "Adhoora" });
    await expect(publishDraft(sql, id)).rejects.toMatchObject({ code: "lyrics-missing" });
    await expect(saveDraft(sql, { title: "Adhoora" }, { publishAt: anHourAgo() })).rejects.toMatchObject({
      code: "lyrics-missing",
    });
    await expect(saveDraft(sql, { title: " " })).rejects.toMatchObject({ code: "title-missing" });
    await expect(saveDraft(sql, { title: "A", youtube_video_id: "x" })).rejects.toMatchObject({
      code: "video-invalid",
    });
    expect(await findDraftToEdit(sql, id)).toMatchObject({ title: "Adhoora", lyrics_hindi: "" });
  });

  test("that was changed or published meanwhile is not overwritten, and one form saves once", async () => {
    const saveKey = crypto.randomUUID();
    const first = await saveDraft(sql, richSong, { saveKey });
    expect(await saveDraft(sql, richSong, { saveKey })).toEqual(first);
    await saveDraft(sql, { ...richSong, title: "Second" }, first);
    await expect(saveDraft(sql, richSong, first)).rejects.toMatchObject({ code: "stale" });
    await expect(publishDraft(sql, first.id, first.version)).rejects.toMatchObject({ code: "stale" });
    await publishDraft(sql, first.id);
    await expect(saveDraft(sql, richSong, first)).rejects.toMatchObject({ code: "gone" });
  });

  test("follows people and albums that are renamed", async () => {
    await saveSong(sql, richSong);
    const { id } = await saveDraft(sql, richSong);
    await saveEntry(sql, "singers", { name: "Lata Mangeshkar" }, { id: await idIn(sql, "singers", "Lata") });
    await saveEntry(
      sql,
      "albums",
      { name: "Aandhi", year: 1976 },
      { id: await idIn(sql, "albums", "Aandhi") },
    );
    const draft = await findDraftToEdit(sql, id);
    expect(draft).toMatchObject({ singerNames: "Lata Mangeshkar, Kishore, Asha", albumName: "Aandhi" });
    await publishDraft(sql, id);
    expect(formOf(await findSongToEdit(sql, id))).toEqual(formOf(draft));
  });

  test("goes to the trash and comes back as a draft without a time", async () => {
    const { id } = await saveDraft(sql, richSong, { publishAt: anHourAgo() });
    const before = await findDraftToEdit(sql, id);
    expect(await deleteDraft(sql, id)).toBe(wholeSong.title);
    const [entry] = (await listTrash(sql, { page: 1 })).entries;
    expect(entry).toMatchObject({ kind: "drafts", name: wholeSong.title, year: 1974, obstacle: null });
    expect(await publishDue()).toEqual([]);
    expect(await restoreFromTrash(sql, entry?.trashId ?? 0)).toMatchObject({
      kind: "drafts",
      id,
      missing: [],
    });
    expect(await findDraftToEdit(sql, id)).toMatchObject({ publishAt: null });
    expect(formOf(await findDraftToEdit(sql, id))).toEqual(formOf(before));
  });
});

describe("a withdrawn song", () => {
  test("keeps everything, and is published with its number, views, date and history", async () => {
    const { id } = await saveSong(sql, { ...richSong, title: "First" });
    await saveSong(sql, richSong, { id });
    await sql`update lyrics set views = 77, created_at = '2020-01-01' where id = ${id}`;
    const before = formOf(await findSongToEdit(sql, id));
    expect(await withdrawSong(sql, id)).toBe(wholeSong.title);
    expect(await findSongToEdit(sql, id)).toBeNull();
    expect(await listTrash(sql, { page: 1 })).toMatchObject({ count: 0 });
    expect(formOf(await findDraftToEdit(sql, id))).toEqual(before);
    expect((await listDrafts(sql, { page: 1 })).drafts).toMatchObject([
      { id, wasPublic: true, failure: null },
    ]);
    await publishDraft(sql, id);
    expect(formOf(await findSongToEdit(sql, id))).toEqual(before);
    expect(await sql`select views, created_at from lyrics where id = ${id}`).toMatchObject([
      { views: 77, created_at: new Date("2020-01-01T00:00Z") },
    ]);
    expect(await actionsOf(id)).toEqual([
      "form added",
      "form changed",
      "sql changed",
      "form withdrawn",
      "form published",
    ]);
  });

  test("is withdrawn once, and not in another version than the one that was seen", async () => {
    const { id, version } = await saveSong(sql, richSong);
    await saveSong(sql, { ...richSong, title: "Other" }, { id });
    await expect(withdrawSong(sql, id, version)).rejects.toMatchObject({ code: "stale" });
    const answers = await Promise.all([1, 2, 3].map(() => withdrawSong(sql, id)));
    expect(answers.filter((title) => title !== null)).toEqual(["Other"]);
  });

  test("keeps its history while it is in the trash, and loses it with the trash", async () => {
    const { id } = await saveSong(sql, richSong);
    await withdrawSong(sql, id);
    await deleteDraft(sql, id);
    const kept = ["form added", "form withdrawn", "form draft-deleted"];
    expect(await actionsOf(id)).toEqual(kept);
    const [entry] = (await listTrash(sql, { page: 1 })).entries;
    await restoreFromTrash(sql, entry?.trashId ?? 0);
    expect(await actionsOf(id)).toEqual([...kept, "trash draft-added"]);
    await deleteDraft(sql, id);
    await sql`delete from private.trash`;
    expect(await sql`select from private.revisions where table_name = 'lyrics'`).toHaveLength(0);
  });

  test("is not published over a song that took its number", async () => {
    const { id } = await saveSong(sql, richSong);
    await withdrawSong(sql, id);
    await sql`insert into lyrics (id, title, lyrics_hindi) values (${id}, 'Koi Aur', 'कोई')`;
    await expect(publishDraft(sql, id)).rejects.toMatchObject({
      code: "id-taken",
      other: { name: "Koi Aur" },
    });
    await expect(withdrawSong(sql, id)).rejects.toMatchObject({ code: "id-taken" });
    expect(await findDraftToEdit(sql, id)).not.toBeNull();
  });
});

describe("a draft with a time", () => {
  test("is published when the time has come, once by several processes, and not before", async () => {
    const due = await Promise.all(
      ["Ek", "Do", "Teen"].map((title) => saveDraft(sql, { ...richSong, title }, { publishAt: anHourAgo() })),
    );
    const later = await saveDraft(sql, richSong, { publishAt: new Date(Date.now() + 60_000).toISOString() });
    const done = (await Promise.all([publishDue(), publishDue(), publishDue()])).flat() as { id: number }[];
    expect(done.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      due.map(({ id }) => id).sort((a, b) => a - b),
    );
    expect(await actionsOf(due[0]?.id ?? 0)).toEqual(["form draft-added", "clock published"]);
    expect((await listDrafts(sql, { page: 1 })).drafts).toMatchObject([{ id: later.id }]);
  });

  test("that breaks a rule meanwhile stays a draft, says why, and holds up no other", async () => {
    const broken = await saveDraft(sql, { ...richSong, albumName: "Devdas" }, { publishAt: anHourAgo() });
    const fine = await saveDraft(sql, richSong, { publishAt: anHourAgo() });
    await saveEntry(sql, "albums", { name: "Devdas", year: 1955 });
    await saveEntry(sql, "albums", { name: "Devdas", year: 2002 });
    expect(await publishDue()).toMatchObject([
      { id: broken.id, failure: expect.stringContaining("several albums") },
      { id: fine.id, failure: null },
    ]);
    expect(await findDraftToEdit(sql, broken.id)).toMatchObject({ publishAt: null });
    await saveDraft(sql, { ...richSong, albumName: "Devdas (2002)" }, { id: broken.id });
    expect(await findDraftToEdit(sql, broken.id)).toMatchObject({ failure: null });
  });
});
