/** The history of a song goes on while it is a draft, and each of its versions comes back. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { findHistory } from "../revisions/find-history.ts";
import { findRevision } from "../revisions/find-revision.ts";
import { restoreRevision } from "../revisions/restore-revision.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { SongRefused } from "../songs/song-refused.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { deleteDraft } from "./delete-draft.ts";
import { findDraftToEdit } from "./find-draft-to-edit.ts";
import { publishDraft, withdrawSong } from "./publish-draft.ts";
import { saveDraft } from "./save-draft.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);
beforeEach(() => sql`delete from private.revisions`);

const richSong = {
  ...wholeSong,
  track_number: 7,
  translation_english: "Without you",
  word_meanings: [{ word: "बिना", english: "without", hindi: "" }],
  notes: [{ line: "तेरे बिना", note: "The refrain." }],
};

const song = (id: number) => ({ kind: "songs", id }) as const;
const revisionsOf = async (id: number) => (await findHistory(sql, song(id)))?.revisions.toReversed() ?? [];

/** Such as `form draft-changed title`, the earliest first. */
const changesOf = async (id: number) =>
  (await revisionsOf(id)).map(({ way, action, fields }) =>
    [way, action, ...fields.map(({ field }) => field)].join(" "),
  );

const stateOf = async (id: number) =>
  (
    await sql`
      select coalesce(private.state_of('lyrics', ${id}::text),
        (select state from private.drafts where id = ${id})) as state`
  )[0]?.state;

/** What was after each revision, the earliest first. */
async function versionsOf(id: number) {
  const revisions = await revisionsOf(id);
  return Promise.all(
    revisions.map(async (one) => (await findRevision(sql, song(id), one.id))?.became ?? null),
  );
}

/** Without what changes with each version. */
function fieldsOf(found: object | null) {
  const { version, ...fields } = { ...found } as { version?: string };
  return fields;
}

describe("a draft", () => {
  test("keeps what each save has changed, also one by SQL, and nothing of a save that changes nothing", async () => {
    const { id } = await saveDraft(sql, richSong);
    await saveDraft(sql, { ...richSong, title: "Second", singerNames: "Asha" }, { id });
    await saveDraft(
      sql,
      { ...richSong, title: "Second", singerNames: "Asha" },
      { id, publishAt: "2040-01-01T00:00Z" },
    );
    await sql`update private.drafts set state = state || '{"genre": "Ghazal"}' where id = ${id}`;
    await sql`update private.drafts set views = 7, version = now()`;
    expect(await changesOf(id)).toEqual([
      "form draft-added",
      "form draft-changed lyrics_singers title",
      "sql draft-changed genre",
    ]);
    expect(await findHistory(sql, song(id))).toMatchObject({
      exists: true,
      isDraft: true,
      hasEarlier: false,
    });
  });

  test("has one revision for one transaction, and none if in the end nothing has changed", async () => {
    const { id } = await saveDraft(sql, richSong);
    await sql.begin(async (transaction) => {
      for (const genre of ["One", "Two"])
        await transaction`update private.drafts set state = state || ${JSON.stringify({ genre })}::text::jsonb`;
    });
    await sql.begin(async (transaction) => {
      await transaction`update private.drafts set state = state || '{"title": "Other"}'`;
      await transaction`update private.drafts set state = state
        || ${JSON.stringify({ title: richSong.title })}::text::jsonb`;
    });
    expect(await changesOf(id)).toEqual(["form draft-added", "sql draft-changed genre"]);
    expect((await versionsOf(id))[0]).toMatchObject({ genre: wholeSong.genre });
    await sql.begin(async (transaction) => {
      await transaction`insert into private.drafts (id, state) values (999, '{"title": "A"}')`;
      await transaction`update private.drafts set state = state || '{"title": "B"}' where id = 999`;
      await transaction`delete from private.drafts where id = 999`;
    });
    expect(await revisionsOf(999)).toEqual([]);
  });

  test("that is saved and published at once has one revision, which keeps what it was before", async () => {
    const { id } = await saveDraft(sql, { ...richSong, title: "First" });
    const before = await stateOf(id);
    await saveDraft(sql, richSong, { id, publishesNow: true });
    expect(await changesOf(id)).toEqual(["form draft-added", "form published"]);
    expect(await versionsOf(id)).toEqual([before, await stateOf(id)]);
    const { id: another } = await saveDraft(sql, richSong, { publishesNow: true });
    expect(await changesOf(another)).toEqual(["form published"]);
  });

  test("shows each earlier state exactly, through saves, publishing, edits, withdrawing and the trash", async () => {
    const states: unknown[] = [];
    const { id } = await saveDraft(sql, { ...richSong, title: "First", singerNames: "Somebody New" });
    const note = async () => states.push((await stateOf(id)) ?? null);
    await note();
    const steps = [
      () => saveDraft(sql, { ...richSong, notes: [] }, { id }),
      () => publishDraft(sql, id),
      () => saveSong(sql, { ...richSong, singerNames: "Asha" }, { id }),
      () => withdrawSong(sql, id),
      () => saveDraft(sql, { ...richSong, albumName: "New One (1999)", lyrics_hindi: "", genre: "" }, { id }),
      () => deleteDraft(sql, id),
      async () =>
        restoreFromTrash(sql, (await sql<{ id: number }[]>`select id from private.trash`)[0]?.id ?? 0),
      () => saveDraft(sql, { ...richSong, title: "Last" }, { id }),
      () => publishDraft(sql, id),
      () => deleteEntry(sql, "songs", id),
    ];
    for (const step of steps) {
      await step();
      await note();
    }
    expect(await changesOf(id)).toEqual([
      "form draft-added",
      "form draft-changed lyric_notes lyrics_singers title",
      "form published",
      "form changed lyric_notes lyrics_singers",
      "form withdrawn",
      "form draft-changed album genre lyrics_hindi lyrics_singers",
      "form draft-deleted",
      "trash draft-added",
      "form draft-changed album genre lyrics_hindi title",
      "form published",
      "form deleted",
    ]);
    expect(states.filter((state) => state === null)).toHaveLength(2);
    expect(await versionsOf(id)).toEqual(states);
  });

  test("keeps its last hundred revisions, and loses all with the trash", async () => {
    const { id } = await saveDraft(sql, richSong);
    for (let save = 1; save <= 105; save++)
      await sql`update private.drafts set state = state
        || ${JSON.stringify({ title: `Title ${save}` })}::text::jsonb`;
    const revisions = await revisionsOf(id);
    expect(revisions).toHaveLength(100);
    expect(await findRevision(sql, song(id), revisions[0]?.id ?? 0)).toMatchObject({
      was: { title: "Title 5" },
    });
    expect(await findRevision(sql, song(id), 0)).toMatchObject({ became: { title: "Title 5" } });
    await deleteDraft(sql, id);
    await sql`delete from private.trash`;
    expect(await sql`select from private.revisions where table_name = 'lyrics'`).toHaveLength(0);
  });

  test("whose number a public song has leaves the history of the song alone", async () => {
    const { id } = await saveDraft(sql, richSong);
    await sql`insert into lyrics (id, title, lyrics_hindi) values (${id}, 'Koi Aur', 'कोई')`;
    await sql`update private.drafts set state = state || '{"title": "Hidden"}'`;
    expect(await changesOf(id)).toEqual(["form draft-added", "sql added"]);
    expect(await findHistory(sql, song(id))).toMatchObject({ name: "Koi Aur", isDraft: false });
  });

  test("is withdrawn and published by plain SQL, too, which leaves nothing in the trash", async () => {
    const { id } = await saveSong(sql, richSong);
    const states = [await stateOf(id)];
    const state = { ...states[0], title: "Withdrawn" };
    await sql`
      insert into private.drafts (id, state, was_public)
      values (${id}, private.state_of('lyrics', ${id}::text) || '{"title": "Withdrawn"}', true)`;
    await sql`delete from lyrics where id = ${id}`;
    states.push(state);
    await sql.begin(async (transaction) => {
      await transaction`insert into lyrics (id, title, lyrics_hindi) values (${id}, 'Published', 'अ')`;
      await transaction`delete from private.drafts where id = ${id}`;
    });
    states.push(await stateOf(id));
    expect(await changesOf(id)).toEqual(["form added", "sql withdrawn", "sql published"]);
    expect(await versionsOf(id)).toEqual(states);
    expect(await sql`select from private.trash`).toHaveLength(0);
  });

  test("goes to the trash where it is not what the song of its number came of", async () => {
    const { id } = await saveDraft(sql, richSong);
    await sql`insert into lyrics (id, title, lyrics_hindi) values (${id}, 'Koi Aur', 'कोई')`;
    expect(await deleteDraft(sql, id)).toBe(richSong.title);
    expect(await sql`select table_name, row_id from private.trash`).toEqual([
      { table_name: "drafts", row_id: id },
    ]);
    expect(await changesOf(id)).toEqual(["form draft-added", "sql added"]);
  });

  test("keeps its history under another number", async () => {
    const { id } = await saveDraft(sql, richSong);
    await sql`update private.drafts set id = ${id + 1000}, state = state || '{"title": "Moved"}'`;
    expect(await changesOf(id + 1000)).toEqual(["form draft-added", "sql draft-changed title"]);
    expect(await revisionsOf(id)).toEqual([]);
  });
});

describe("what was kept before drafts had a history", () => {
  test("remains readable: a song that was withdrawn, edited and published without revisions in between", async () => {
    const { id } = await saveSong(sql, { ...richSong, title: "First" });
    const first = await stateOf(id);
    await withdrawSong(sql, id);
    await saveDraft(sql, { ...richSong, title: "Second" }, { id });
    await publishDraft(sql, id);
    await sql`delete from private.revisions where action = 'draft-changed'`;
    await sql`update private.revisions set before = null where action = 'published'`;
    expect(await versionsOf(id)).toEqual([first, null, await stateOf(id)]);
    expect(await findRevision(sql, song(id), (await revisionsOf(id))[2]?.id ?? 0)).toMatchObject({
      was: null,
    });
  });

  test("goes on with the next save: of a draft without revisions its present state is the earliest", async () => {
    const { id } = await saveDraft(sql, { ...richSong, title: "First" });
    await sql`delete from private.revisions`;
    await saveDraft(sql, richSong, { id });
    expect(await findHistory(sql, song(id))).toMatchObject({ hasEarlier: true });
    expect(await findRevision(sql, song(id), 0)).toMatchObject({ was: null, became: { title: "First" } });
    expect(await restoreRevision(sql, song(id), 0)).toBe(true);
    expect(await findDraftToEdit(sql, id)).toMatchObject({ title: "First" });
  });
});

describe("a restored version of a draft", () => {
  const other = { title: "Other", lyrics_english: "other" };
  const first = async (id: number) => (await revisionsOf(id))[0]?.id ?? -1;

  test("has all that the draft had, is a new version of it, and leaves its time", async () => {
    const { id } = await saveDraft(sql, richSong);
    const before = fieldsOf(await findDraftToEdit(sql, id));
    const saved = await saveDraft(sql, other, { id, publishAt: "2040-01-01T00:00Z" });
    expect(await restoreRevision(sql, song(id), await first(id), { version: saved.version })).toBe(true);
    const after = await findDraftToEdit(sql, id);
    expect(fieldsOf(after)).toEqual({ ...before, publishAt: expect.stringContaining("2040-01-01") });
    expect(after?.version).not.toBe(saved.version);
    expect(await findSongToEdit(sql, id)).toBeNull();
    expect((await changesOf(id)).at(-1)).toMatch(/^version draft-changed /);
  });

  test("may be one that was public, and one that was public may be that of a draft", async () => {
    const { id } = await saveSong(sql, richSong);
    await sql`update lyrics set created_at = '2020-01-01'`;
    await withdrawSong(sql, id);
    await saveDraft(sql, other, { id });
    await restoreRevision(sql, song(id), await first(id));
    expect(await findDraftToEdit(sql, id)).toMatchObject({ title: wholeSong.title, track_number: 7 });
    await publishDraft(sql, id);
    const [, , , drafted] = await revisionsOf(id);
    expect(await restoreRevision(sql, song(id), drafted?.id ?? 0)).toBe(true);
    expect(await findSongToEdit(sql, id)).toMatchObject({ title: "Other", singerNames: "" });
    expect(await sql`select created_at from lyrics`).toEqual([{ created_at: new Date("2020-01-01T00:00Z") }]);
  });

  test("knows renamed people, and names those that are gone, who are made when it is published", async () => {
    await saveSong(sql, wholeSong);
    const { id } = await saveDraft(sql, wholeSong);
    await saveDraft(sql, other, { id });
    await sql`update singers set name = 'Lata Mangeshkar' where name = 'Lata'`;
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Kishore"));
    await deleteEntry(sql, "albums", await idIn(sql, "albums", "Aandhi"));
    await restoreRevision(sql, song(id), await first(id));
    const names = { singerNames: "Lata Mangeshkar, Kishore, Asha", albumName: "Aandhi (1975)" };
    expect(await findDraftToEdit(sql, id)).toMatchObject(names);
    await publishDraft(sql, id);
    expect(await findSongToEdit(sql, id)).toMatchObject({ ...names, albumName: "Aandhi" });
  });

  test("is refused where the draft has changed, was published or withdrawn meanwhile, and is restored once", async () => {
    const { id, version } = await saveDraft(sql, richSong);
    const saved = await saveDraft(sql, other, { id });
    const stale = restoreRevision(sql, song(id), await first(id), { version });
    await expect(stale).rejects.toBeInstanceOf(SongRefused);
    await expect(stale).rejects.toMatchObject({ code: "stale" });
    const attempt = { version: saved.version, saveKey: crypto.randomUUID() };
    const earliest = await first(id);
    const both = [1, 2].map(() => restoreRevision(sql, song(id), earliest, attempt));
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await revisionsOf(id)).toHaveLength(3);
    const restored = await findDraftToEdit(sql, id);
    await publishDraft(sql, id);
    const published = await findSongToEdit(sql, id);
    const restoring = ({ version = "" } = { ...restored }) =>
      restoreRevision(sql, song(id), earliest, { version });
    await expect(restoring()).rejects.toMatchObject({ code: "stale" });
    await withdrawSong(sql, id);
    await expect(restoring({ ...published })).rejects.toMatchObject({ code: "stale" });
    expect(await revisionsOf(id)).toHaveLength(5);
  });

  test("comes back without lyrics to a draft, but not to one that has a time, nor to a song", async () => {
    const { id } = await saveDraft(sql, { title: "Adhoora" });
    await saveDraft(sql, richSong, { id });
    const empty = await first(id);
    expect(await restoreRevision(sql, song(id), empty)).toBe(true);
    expect(await findDraftToEdit(sql, id)).toMatchObject({ title: "Adhoora", lyrics_hindi: "" });
    await saveDraft(sql, richSong, { id, publishAt: "2040-01-01T00:00Z" });
    const refused = { code: "lyrics-missing" };
    await expect(restoreRevision(sql, song(id), empty)).rejects.toMatchObject(refused);
    await publishDraft(sql, id);
    await expect(restoreRevision(sql, song(id), empty)).rejects.toMatchObject(refused);
    await withdrawSong(sql, id);
    await sql`update private.drafts set state = state || '{"year": 1066}'`;
    await sql`update private.drafts set state = state || '{"year": 1999}'`;
    const broken = (await revisionsOf(id)).at(-2)?.id ?? 0;
    await expect(restoreRevision(sql, song(id), broken)).rejects.toMatchObject({ code: "year-invalid" });
  });

  test("is none where it is not kept, or where there was nothing", async () => {
    const { id } = await saveDraft(sql, richSong);
    await deleteDraft(sql, id);
    const [, deleted] = await revisionsOf(id);
    await restoreFromTrash(sql, (await sql<{ id: number }[]>`select id from private.trash`)[0]?.id ?? 0);
    for (const revision of [0, deleted?.id ?? 0, 1e9])
      expect(await restoreRevision(sql, song(id), revision)).toBe(false);
  });
});
