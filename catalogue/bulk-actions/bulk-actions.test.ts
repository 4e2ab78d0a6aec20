/** Many songs are changed at once, as was said before, and are made again what they were. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openQueue } from "#queue";
import { openTestDatabase, waitUntilSomebodyWaits } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { saveDraft } from "../song-drafts/save-draft.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { askBulkAction } from "./ask-bulk-action.ts";
import type { BulkRequest } from "./bulk-action.ts";
import { chooseSongs } from "./choose-songs.ts";
import { findBulkAction, listBulkActions } from "./find-bulk-action.ts";
import { createBulkRunner } from "./run-bulk-actions.ts";
import { readEverything, storeAnew } from "./testing/read-everything.ts";
import { runToItsEnd, whenEnded } from "./testing/run-to-its-end.ts";

const { sql, address } = await openTestDatabase();
emptyBeforeEachTest(sql);
const errors: string[] = [];
const report = (message: string) => errors.push(message);
const queue = openQueue(address, { warn: report });
const runner = createBulkRunner(queue, sql, report);
afterAll(() => queue.close());

let ids: number[];
beforeEach(async () => {
  await sql`delete from private.bulk_actions`;
  const parts = {
    translation_english: "Without you",
    track_number: 3,
    notes: [{ line: "Tere bina", note: "Said twice." }],
  };
  ids = [];
  for (const input of [
    { ...wholeSong, ...parts },
    { title: "Second", lyrics_hindi: "दो", genre: "Ghazal", singerNames: "Asha", year: 1999 },
    { title: "Third", lyrics_english: "Three", albumName: "Devdas (2002)", singerNames: "Asha, Lata" },
  ])
    ids.push((await saveSong(sql, input)).id);
  await sql`update lyrics set views = id`;
});

const run = (request: Pick<BulkRequest, "verb"> & Partial<BulkRequest>, songs: readonly number[] = ids) =>
  runToItsEnd(sql, runner, songs, request);
const undo = async (id: number) => whenEnded(sql, (await runner.undo(id)).id);
const titlesWhere = async (condition: string) =>
  (await sql.unsafe<{ title: string }[]>(`select title from lyrics as l where ${condition} order by id`)).map(
    ({ title }) => title,
  );
const whoHas = (links: string, names: string) =>
  titlesWhere(`(select string_agg(p.name, ', ' order by c.position) from lyrics_${links} as c
    join ${links} as p on p.id = c.${links.slice(0, -1)}_id where c.lyric_id = l.id) = '${names}'`);
const newestRevision = async () => {
  const [newest] = await sql<{ id: number }[]>`select max(id) as id from private.revisions`;
  return newest?.id ?? 0;
};
const whole = "Tere 'Bina' %_\\";

test("an action ends although all other connections wait for its songs", async () => {
  const few = openPool(address, { connections: 2 });
  const ownQueue = openQueue(address, { warn: report });
  const ownRunner = createBulkRunner(ownQueue, few, report);
  await sql`insert into lyrics (title, lyrics_hindi) select 'Geet', 'बोल' from generate_series(1, 1200)`;
  const songs = (await sql<{ id: number }[]>`select id from lyrics order by id`).map(({ id }) => id);
  const id = await chooseSongs(sql, songs);
  await askBulkAction(sql, id, { verb: "set-genre", text: "Ghazal", people: "singers" });
  const { ended } = await ownRunner.start(id);
  let isEnded = false;
  const viewing = (async () => {
    while (!isEnded) await few`select from private.add_views(array[${songs[0] ?? 0}::bigint], array[1])`;
  })();
  await ended.finally(() => {
    isEnded = true;
  });
  await viewing;
  expect((await whenEnded(sql, id)).state).toBe("done");
  await ownQueue.close();
  await few.end();
});

const actions: readonly (readonly [
  string,
  Pick<BulkRequest, "verb"> & Partial<BulkRequest>,
  number,
  () => Promise<string[]>,
])[] = [
  ["a genre", { verb: "set-genre", text: " Ghazal " }, 2, () => titlesWhere("genre = 'Ghazal'")],
  ["a year", { verb: "set-year", text: "1999" }, 2, () => titlesWhere("year = 1999")],
  [
    "an album that is there",
    { verb: "set-album", text: "aandhi" },
    2,
    () => titlesWhere("album_id = (select id from albums where name = 'Aandhi')"),
  ],
  [
    "an album that is made",
    { verb: "set-album", text: "New One (1980)" },
    3,
    () => titlesWhere("album_id = (select id from albums where name = 'New One' and year = 1980)"),
  ],
  [
    "a lyricist that is made",
    { verb: "add-credit", people: "lyricists", text: "Sahir" },
    3,
    async () => [
      ...(await whoHas("lyricists", "Gulzar, Anjaan, Sahir")),
      ...(await whoHas("lyricists", "Sahir")),
    ],
  ],
];

describe("what is done at once", () => {
  test.each(actions)(
    "sets %s, said in numbers, with one revision each",
    async (_, request, changing, having) => {
      const chosen = await chooseSongs(sql, ids);
      await askBulkAction(sql, chosen, { text: "", people: "singers", ...request });
      expect(await findBulkAction(sql, chosen)).toMatchObject({
        state: "asked",
        songCount: 3,
        publicCount: 3,
        draftCount: 0,
        changing,
        canBeUndone: false,
      });
      const newest = await newestRevision();
      await runner.start(chosen);
      expect(await whenEnded(sql, chosen)).toMatchObject({ state: "done", changing, songsDone: changing });
      expect(await having()).toEqual([whole, "Second", "Third"]);
      const kept = await sql`
      select way, action from private.revisions where table_name = 'lyrics' and id > ${newest}`;
      expect(kept).toEqual(Array(changing).fill({ way: "bulk", action: "changed" }));
    },
  );

  test.each([
    ...actions.map(([what, request]) => [what, request] as const),
    ["a singer less", { verb: "remove-credit", text: "lata" }] as const,
    ["songs less", { verb: "delete" }] as const,
    ["drafts more", { verb: "withdraw" }] as const,
  ])("%s: search, groups and counts follow, and an undo is exact", async (_, request) => {
    const newest = await newestRevision();
    const before = await readEverything(sql);
    const done = await run(request);
    expect(done.state).toBe("done");
    const after = await readEverything(sql);
    await storeAnew(sql);
    expect(await readEverything(sql)).toEqual(after);
    expect(after).not.toEqual(before);
    const undone = await undo(done.id);
    expect(undone).toMatchObject({ state: "done", changing: done.changing, leftTitles: [] });
    expect(await readEverything(sql)).toEqual(before);
    expect(await findBulkAction(sql, done.id)).toMatchObject({ canBeUndone: false });
    expect(await sql`select from private.trash where table_name = 'lyrics'`).toHaveLength(0);
    const kept =
      await sql`select from private.revisions where table_name = 'lyrics' and way = 'undo' and id > ${newest}`;
    expect(kept).toHaveLength(done.changing);
  });

  test("takes a credit away from those who have it, and leaves the order of the others", async () => {
    expect(await run({ verb: "remove-credit", text: "KISHORE" })).toMatchObject({
      state: "done",
      changing: 1,
    });
    expect(await whoHas("singers", "Lata, Asha")).toEqual([whole]);
  });

  test("knows people by their other names", async () => {
    await saveEntry(
      sql,
      "singers",
      { name: "Lata", aliases: ["Lata Didi"] },
      { id: await idIn(sql, "singers", "Lata") },
    );
    expect(await run({ verb: "add-credit", text: "lata didi" })).toMatchObject({
      changing: 1,
      target: { text: "Lata" },
    });
    expect(await whoHas("singers", "Asha, Lata")).toEqual(["Second", "Third"]);
  });

  test("stops at a song that has a hundred people of the kind, and names it", async () => {
    const [, second = 0] = ids;
    await sql`insert into lyricists (name) select 'Crowd ' || n from generate_series(1, 100) as n`;
    await sql`insert into lyrics_lyricists (lyric_id, lyricist_id) select ${second}, id
      from lyricists where name like 'Crowd%'`;
    expect(await run({ verb: "add-credit", people: "lyricists", text: "Sahir" })).toMatchObject({
      state: "stopped",
      reason: 'A song has at most 100 lyricists. The song is "Second".',
    });
    expect(errors).toEqual([]);
  });

  test("deletes into the trash", async () => {
    expect(await run({ verb: "delete" }, ids.slice(1))).toMatchObject({ state: "done", changing: 2 });
    expect(await titlesWhere("true")).toEqual([whole]);
    expect(await sql`select from private.trash where table_name = 'lyrics'`).toHaveLength(2);
  });
});

describe("drafts", () => {
  test("are published, and are drafts again after an undo", async () => {
    const before = await readEverything(sql);
    expect(await run({ verb: "withdraw" })).toMatchObject({ state: "done", changing: 3 });
    expect(await titlesWhere("true")).toEqual([]);
    const published = await run({ verb: "publish" });
    expect(published).toMatchObject({ state: "done", changing: 3 });
    expect(await readEverything(sql)).toEqual(before);
    expect(await undo(published.id)).toMatchObject({ state: "done", changing: 3 });
    expect(await titlesWhere("true")).toEqual([]);
    expect(await sql`select from private.drafts`).toHaveLength(3);
  });

  test("that were never public are again what they were, after an undo", async () => {
    const { id } = await saveDraft(sql, { title: "New", lyrics_english: "la", singerNames: "Nobody Yet" });
    await run({ verb: "withdraw" }, ids.slice(0, 1));
    const draftIds = [id, ...ids.slice(0, 1)];
    const drafts = () => sql`select id, title, state, was_public from private.drafts order by id`;
    const before = await drafts();
    const published = await run({ verb: "publish" }, draftIds);
    expect(published).toMatchObject({ state: "done", changing: 2 });
    expect(await undo(published.id)).toMatchObject({ state: "done", changing: 2 });
    expect(await drafts()).toEqual(before);
  });

  test("that break a rule stop the action, which names the first of them", async () => {
    await run({ verb: "withdraw" }, ids.slice(0, 2));
    await sql`update private.drafts set state = state || '{"lyrics_hindi": null, "lyrics_english": null}'
      where id = ${ids[1] ?? 0}`;
    expect(await run({ verb: "publish" })).toMatchObject({
      state: "stopped",
      reason: '"Second" cannot be published: at least one language of lyrics is required.',
    });
    expect(await titlesWhere("true")).toEqual(["Third"]);
  });

  test("that were changed since they were withdrawn are left alone by an undo", async () => {
    const done = await run({ verb: "withdraw" });
    await sql`update private.drafts set state = state || '{"title": "Edited"}' where id = ${ids[0] ?? 0}`;
    await sql`update private.drafts set publish_at = now() where id = ${ids[1] ?? 0}`;
    expect(await undo(done.id)).toMatchObject({ changing: 1, leftTitles: ["Second", "Edited"] });
  });

  test.each([
    ["publish", "None of the chosen songs is a draft any more."],
    ["set-genre", "All songs are so already. Nothing would change."],
  ] as const)("%s is refused where nothing would change", async (verb, message) => {
    await sql`update lyrics set genre = 'Ghazal'`;
    await expect(run({ verb, text: "Ghazal" })).rejects.toMatchObject({ name: "BulkRefused", message });
  });
});

describe("an undo", () => {
  test("leaves songs alone that were changed since, and names them", async () => {
    const done = await run({ verb: "set-genre", text: "Sufi" });
    await sql`update lyrics set title = 'Changed' where id = ${ids[1] ?? 0}`;
    expect(await undo(done.id)).toMatchObject({ changing: 2, leftTitles: ["Changed"] });
    expect(await titlesWhere("genre = 'Sufi'")).toEqual(["Changed"]);
  });

  test("makes people and albums again that are gone", async () => {
    const before = await titlesWhere("true");
    const album = await run({ verb: "set-album", text: "Other" });
    const singer = await run({ verb: "remove-credit", text: "Lata" });
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Lata"));
    await deleteEntry(sql, "albums", await idIn(sql, "albums", "Aandhi"));
    await undo(singer.id);
    expect(await whoHas("singers", "Lata, Kishore, Asha")).toEqual([whole]);
    expect(await undo(album.id)).toMatchObject({ changing: 1, leftTitles: ["Third", whole] });
    expect(await titlesWhere("true")).toEqual(before);
    // Nobody sees the second one.
    for (const text of ["", "\u200b"])
      expect(await run({ verb: "set-album", text }).catch((error) => error)).toMatchObject({
        code: "text-missing",
      });
  });

  test.each([
    ["singers", "Lata", { verb: "remove-credit", text: "Lata" }],
    ["albums", "Aandhi", { verb: "set-album", text: "Other" }],
  ] as const)("waits for whoever deletes one of the %s, and makes it again", async (table, name, request) => {
    const done = await run(request);
    const other = openPool(address, { connections: 1 });
    let undone: ReturnType<typeof undo> | undefined;
    await other.begin(async (transaction) => {
      await transaction`select private.delete_entry(${table}, ${await idIn(sql, table, name)})`;
      undone = undo(done.id);
      await waitUntilSomebodyWaits(sql);
    });
    await other.end();
    expect(await undone).toMatchObject({ state: "done", reason: null });
    expect(await idIn(sql, table, name)).toBeGreaterThan(0);
  });

  test("keeps whom it gives back from being deleted until its end", async () => {
    const done = await run({ verb: "remove-credit", text: "Lata" });
    const other = openPool(address, { connections: 1 });
    let deleted: Promise<unknown> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`select private.begin_undo(${done.id})`;
      deleted = deleteEntry(other, "singers", await idIn(sql, "singers", "Lata"));
      await waitUntilSomebodyWaits(sql);
      await transaction`select private.undo_songs(b.transaction_id, b.revised_at, b.changing_ids)
        from private.bulk_actions as b where b.id = ${done.id}`;
    });
    await deleted;
    await other.end();
    expect(await whoHas("singers", "Kishore, Asha")).toEqual([whole]);
  });

  test("leaves songs alone that were restored from the trash by hand, or are gone for good", async () => {
    const done = await run({ verb: "delete" });
    const [trashed] = await sql<{ id: number }[]>`select id from private.trash where row_id = ${ids[0] ?? 0}`;
    await restoreFromTrash(sql, trashed?.id ?? 0);
    await sql`delete from private.trash where row_id = ${ids[1] ?? 0}`;
    expect(await undo(done.id)).toMatchObject({ changing: 1, leftTitles: [`Song ${ids[1]}`, whole] });
    expect(await titlesWhere("true")).toEqual([whole, "Third"]);
  });

  test("is refused a second time, and for what was not done", async () => {
    const done = await run({ verb: "set-year", text: "1950" });
    const undone = await undo(done.id);
    const refusal = { name: "BulkRefused", code: "not-undoable" };
    for (const id of [done.id, undone.id, await chooseSongs(sql, ids), 0, -1])
      await expect(runner.undo(id)).rejects.toMatchObject(refusal);
    expect((await listBulkActions(sql)).map(({ verb }) => verb)).toEqual(["undo", "set-year"]);
  });
});

test("nothing unexpected was reported", () => expect(errors).toEqual([]));
