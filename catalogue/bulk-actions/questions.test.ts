/**
 * What is asked before many songs are changed, what is refused, and what happens when songs change between the
 * question and the yes.
 */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openQueue } from "#queue";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { saveSong } from "../songs/save-song.ts";
import { addManySongs, numberedTitles } from "../testing/add-many-songs.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { askBulkAction } from "./ask-bulk-action.ts";
import { type BulkRequest, keptBulkActions, mostSongsOfBulkAction } from "./bulk-action.ts";
import { chooseFoundSongs, chooseSongs } from "./choose-songs.ts";
import { findBulkAction, listBulkActions } from "./find-bulk-action.ts";
import { createBulkRunner } from "./run-bulk-actions.ts";
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
  await addManySongs(sql, numberedTitles(3), {});
  ids = (await sql<{ id: number }[]>`select id from lyrics order by id`).map(({ id }) => id);
});

const ghazal: BulkRequest = { verb: "set-genre", text: "Ghazal", people: "singers" };
const genres = async () =>
  (await sql<{ genre: string | null }[]>`select genre from lyrics order by id`).map(({ genre }) => genre);
const ask = async (request: BulkRequest = ghazal) => {
  const id = await chooseSongs(sql, ids);
  await askBulkAction(sql, id, request);
  return id;
};

const again = 'If it is one name, press "Add credit" again.';

describe("what is refused", () => {
  test.each([
    ["set-genre", " ", "text-missing"],
    ["set-genre", "a".repeat(101), "text-invalid"],
    ["set-album", "a".repeat(201), "text-invalid"],
    ["set-album", "Devdas", "album-ambiguous"],
    ["set-year", "1899", "text-invalid"],
    ["set-year", "19", "text-invalid"],
    ["add-credit", "Lata, Asha", "text-invalid"],
    ["remove-credit", "Nobody", "unknown-name"],
    ["publish", "", "none-left"],
  ] as const)("%s %j: %s", async (verb, text, code) => {
    for (const year of [1955, 2002]) await saveEntry(sql, "albums", { name: "Devdas", year });
    await expect(ask({ verb, text, people: "singers" })).rejects.toMatchObject({ name: "BulkRefused", code });
  });

  test("a credit that may be several people, until it is sent again as it was typed", async () => {
    const add = (text: string, more: object = {}) =>
      ask({ verb: "add-credit", text, people: "singers", ...more });
    await expect(add("Lata & Rafi")).rejects.toMatchObject({
      field: "text",
      message: `"Lata & Rafi" may be 2 people. Add one at a time: Lata, then Rafi. ${again}`,
    });
    await expect(add("Chorus")).rejects.toMatchObject({ message: `"Chorus" is nobody. ${again}` });
    const id = await add("Lata & Rafi", { asTyped: "Lata & Rafi" });
    expect((await findBulkAction(sql, id))?.target).toMatchObject({ text: "Lata & Rafi", id: null });
    await saveEntry(sql, "singers", { name: "S. D. Varman" });
    const known = await add("SD Varman");
    expect((await findBulkAction(sql, known))?.target).toMatchObject({
      text: "S. D. Varman",
      id: expect.any(Number),
    });
  });

  test.each([
    ["set-genre", "Romatic", "Romantic", "genre"],
    ["set-album", "Kabhi Kabi", "Kabhi Kabhie", "album"],
  ] as const)("%s %s, which is near %s, until it is sent again", async (verb, text, near, noun) => {
    const known = { genre: "Romantic", albumName: "Kabhi Kabhie" };
    await saveSong(sql, { title: "Known", lyrics_english: "la", ...known });
    await expect(ask({ verb, text, people: "singers" })).rejects.toMatchObject({
      field: "text",
      message: `"${text}" may be "${near}". If it is another ${noun}, press "Set ${noun}" again.`,
    });
    const id = await ask({ verb, text, people: "singers", asTyped: text });
    expect((await findBulkAction(sql, id))?.target.text).toBe(text);
  });

  test("no song, more songs than one action may have, and an action that is not kept", async () => {
    const many = Array.from({ length: mostSongsOfBulkAction + 1 }, (_, place) => place + 1);
    await expect(chooseSongs(sql, many)).rejects.toMatchObject({ code: "too-many" });
    for (const none of [[], [0, -1, 1.5, Number.NaN]])
      await expect(chooseSongs(sql, none)).rejects.toMatchObject({ code: "none-chosen" });
    await expect(askBulkAction(sql, 0, ghazal)).rejects.toMatchObject({ code: "gone" });
    const ended = await runToItsEnd(sql, runner, ids, ghazal);
    await expect(askBulkAction(sql, ended.id, ghazal)).rejects.toMatchObject({ code: "nothing-changes" });
    await expect(askBulkAction(sql, ended.id, { ...ghazal, text: "Sufi" })).rejects.toMatchObject({
      code: "gone",
    });
  });
});

test("all songs that a filter and a search find are chosen, and no others", async () => {
  await saveSong(sql, { title: "Kahin Door", lyrics_hindi: "कहीं दूर", genre: "Ghazal" });
  const found = async (q: string, gap: "genre" | "hindi" | null) =>
    (await findBulkAction(sql, await chooseFoundSongs(sql, { q, gap })))?.titles.toSorted();
  expect(await found("", "genre")).toEqual(["Geet 1", "Geet 2", "Geet 3"]);
  expect(await found("kahin", null)).toEqual(["Kahin Door"]);
  expect(await found("geet 2", "genre")).toEqual(["Geet 2"]);
  for (const [q, gap] of [
    ["kahin", "genre"],
    ["", "hindi"],
  ] as const)
    await expect(found(q, gap)).rejects.toMatchObject({ code: "none-chosen" });
});

describe("between the question and the yes", () => {
  test("a song that changes has it asked again with the new numbers, and nothing is done", async () => {
    const id = await ask();
    await sql`update lyrics set genre = 'Ghazal' where id = ${ids[0] ?? 0}`;
    await (await runner.start(id)).ended;
    expect(await findBulkAction(sql, id)).toMatchObject({
      state: "asked",
      changing: 2,
      reason: expect.stringContaining("so nothing was done"),
    });
    expect(await genres()).toEqual(["Ghazal", null, null]);
    await (await runner.start(id)).ended;
    expect(await findBulkAction(sql, id)).toMatchObject({ state: "done", changing: 2 });
  });

  test("so does an album of the name that is made, and where nothing is left to do, it stops", async () => {
    const id = await ask({ verb: "set-album", text: "Anand", people: "singers" });
    await saveEntry(sql, "albums", { name: "Anand", year: 1971 });
    await (await runner.start(id)).ended;
    expect(await findBulkAction(sql, id)).toMatchObject({
      state: "asked",
      target: { id: expect.any(Number) },
    });
    await sql`update lyrics set album_id = (select id from albums)`;
    await (await runner.start(id)).ended;
    expect(await findBulkAction(sql, id)).toMatchObject({ state: "stopped", changing: 0 });
  });

  test("a deleted song is not counted any more", async () => {
    const id = await ask();
    await sql`delete from lyrics where id = ${ids[0] ?? 0}`;
    expect(await findBulkAction(sql, id)).toMatchObject({ songCount: 3, publicCount: 2 });
  });
});

describe("while an action is under way", () => {
  test("another one is refused by each process, and a double click starts it once", async () => {
    const [first, second] = [await ask(), await ask({ ...ghazal, text: "Sufi" })];
    const elsewhere = openPool(address, { connections: 2 });
    const otherQueue = openQueue(address, { warn: report });
    const other = createBulkRunner(otherQueue, elsewhere, report);
    await sql.begin(async (transaction) => {
      await transaction`select from lyrics for update`;
      const started = await runner.start(first);
      expect(await findBulkAction(sql, first)).toMatchObject({ state: "running", songsDone: 0 });
      for (const id of [first, second]) await expect(other.start(id)).rejects.toMatchObject({ code: "busy" });
      return { started };
    });
    expect(await whenEnded(sql, first)).toMatchObject({ state: "done" });
    await expect(other.start(first)).rejects.toMatchObject({ code: "not-waiting" });
    expect(await genres()).toEqual(["Ghazal", "Ghazal", "Ghazal"]);
    await otherQueue.close();
    await elsewhere.end();
  });

  test("a save of one of its songs waits so long, and is then refused in plain words", async () => {
    await sql.begin(async (transaction) => {
      await transaction`select private.change_songs('set-genre', '{"text": "Ghazal"}', ${ids}::bigint[])`;
      const other = openPool(address, { connections: 1 });
      await expect(
        saveSong(other, { title: "Mine", lyrics_hindi: "मेरा" }, { id: ids[0] ?? 0, longestWaitMs: 50 }),
      ).rejects.toMatchObject({ name: "SongRefused", code: "busy" });
      await other.end();
    });
  });

  test("one whose process has ended is shown as stopped, and can be asked for again", async () => {
    const id = await ask();
    await sql`update private.bulk_actions set state = 'running' where id = ${id}`;
    expect(await findBulkAction(sql, id)).toMatchObject({ state: "stopped", reason: null });
    await askBulkAction(sql, id, ghazal);
    await (await runner.start(id)).ended;
    expect(await findBulkAction(sql, id)).toMatchObject({ state: "done" });
  });

  test("closing stops it, of which nothing stays", async () => {
    const otherQueue = openQueue(address, { warn: report });
    const other = createBulkRunner(otherQueue, sql, report);
    const id = await ask();
    let closed: Promise<void> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`select from lyrics for update`;
      await other.start(id);
      closed = otherQueue.close();
    });
    await closed;
    expect(await findBulkAction(sql, id)).toMatchObject({
      state: "stopped",
      reason: "The site was stopped meanwhile.",
    });
    expect(await genres()).toEqual([null, null, null]);
  });
});

test("the latest actions are kept, those that were begun apart from those that were not", async () => {
  const done = await runToItsEnd(sql, runner, ids, ghazal);
  for (let place = 0; place < keptBulkActions + 5; place += 1) await chooseSongs(sql, ids);
  expect(await sql`select from private.bulk_actions where state = 'chosen'`).toHaveLength(keptBulkActions);
  expect((await listBulkActions(sql)).map(({ id }) => id)).toEqual([done.id]);
  await sql`
    insert into private.bulk_actions (state, action, song_ids, transaction_id)
    select 'done', 'delete', '{}', '1' from generate_series(1, ${keptBulkActions + 5})`;
  await chooseSongs(sql, ids);
  expect((await listBulkActions(sql)).length).toBe(keptBulkActions - 1);
});

test("nothing unexpected was reported", () => expect(errors).toEqual([]));
