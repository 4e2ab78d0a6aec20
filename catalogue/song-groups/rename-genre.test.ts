import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openQueue } from "#queue";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findBulkAction } from "../bulk-actions/find-bulk-action.ts";
import { createBulkRunner } from "../bulk-actions/run-bulk-actions.ts";
import { readEverything, storeAnew } from "../bulk-actions/testing/read-everything.ts";
import { whenEnded } from "../bulk-actions/testing/run-to-its-end.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findGenre } from "./find-genre.ts";
import { findGenreToEdit } from "./find-genre-to-edit.ts";
import { listGenres } from "./list-genres.ts";
import { partGenre } from "./part-genre.ts";
import { findGenreChange, renameGenre } from "./rename-genre.ts";

const { sql, address } = await openTestDatabase();

const add = (genre: string) => saveSong(sql, { title: "Geet", lyrics_english: "La", genre });
const errors: string[] = [];
const queue = openQueue(address, { warn: (message) => errors.push(message) });
const runner = createBulkRunner(queue, sql, (message) => errors.push(message));
afterAll(() => queue.close());
/** @param from the name of the genre */
async function rename(from: string, to: string) {
  const { id } = await renameGenre(sql, runner, await keyOf(from), to);
  return whenEnded(sql, id);
}
const undo = async (id: number) => whenEnded(sql, (await runner.undo(id)).id);
const refusal = { name: "GenreRefused" };

/** @returns the key of the genre with this name */
async function keyOf(name: string): Promise<string> {
  const { genres } = await listGenres(sql, { page: 1 });
  return genres.find((genre) => genre.name === name)?.key ?? "";
}

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from private.merged_genres`;
  await sql`delete from private.bulk_actions`;
  for (const genre of ["Ghazals", "ghazals", "Ghazals", "Ghazal", "Bhajan"]) await add(genre);
});

test("the list has all genres with their spellings, most songs first, in one statement", async () => {
  const counted = countingStatements(sql);
  const found = await listGenres(counted.sql, { page: 9 });
  expect(counted.statements()).toBe(1);
  expect(found).toMatchObject({ count: 3, page: 1, pages: 1 });
  expect(found.genres.map(({ name, songCount }) => [name, songCount])).toEqual([
    ["Ghazals", 3],
    ["Bhajan", 1],
    ["Ghazal", 1],
  ]);
  expect(found.genres[0]).toMatchObject({
    slug: "ghazals",
    spellingCount: 2,
    spellings: [
      { spelling: "Ghazals", songCount: 2 },
      { spelling: "ghazals", songCount: 1 },
    ],
  });
});

test("of many spellings the list has those with most songs, and their number", async () => {
  for (const spelling of ["Pop", "pop", "POP", "pOp", "poP", "pOP", "PoP", "POp", "Pop!"])
    await add(spelling);
  const pop = (await listGenres(sql, { page: 1 })).genres[0];
  expect([pop?.songCount, pop?.spellings.length, pop?.spellingCount]).toEqual([9, 8, 9]);
});

describe("before a genre is changed", () => {
  test("a merge tells the numbers of songs, and changes nothing", async () => {
    expect(await findGenreChange(sql, await keyOf("Ghazals"), " gazal ")).toEqual({
      from: "Ghazals",
      into: "Ghazal",
      isMerge: true,
      movesAddress: true,
      changedSongs: 3,
      songsBefore: 3,
      songsAfter: 4,
      near: null,
    });
    expect((await listGenres(sql, { page: 1 })).count).toBe(3);
  });

  test("a new spelling tells how many songs are spelled otherwise, and whether the address changes", async () => {
    const key = await keyOf("Ghazals");
    expect(await findGenreChange(sql, key, "Ghazals")).toMatchObject({
      changedSongs: 1,
      movesAddress: false,
    });
    expect(await findGenreChange(sql, key, "Nazm")).toMatchObject({
      into: "Nazm",
      changedSongs: 3,
      isMerge: false,
      movesAddress: true,
    });
  });

  test.each([
    ["Bhajan", "Bhajan", "unchanged"],
    ["Bhajan", " ", "name-missing"],
    ["Bhajan", "🎵\0", "name-missing"],
    ["Bhajan", "a".repeat(101), "too-long"],
    ["Thumri", "Bhajan", "gone"],
  ])("%s cannot become %j: %s", async (from, to, code) => {
    await expect(findGenreChange(sql, await keyOf(from), to)).rejects.toMatchObject({ ...refusal, code });
  });
});

describe("a change", () => {
  test("tells the name and the number of songs, and is refused a second time", async () => {
    const key = await keyOf("Ghazals");
    expect(await rename("Ghazals", "ghazal")).toMatchObject({
      state: "done",
      changing: 3,
      canBeUndone: true,
      target: { text: "Ghazal", from: "Ghazals" },
    });
    await expect(renameGenre(sql, runner, key, "ghazal")).rejects.toMatchObject({ ...refusal, code: "gone" });
    const found = await findGenre(sql, "ghazals", 1);
    expect(found?.owner).toMatchObject({ slug: "ghazal", songCount: 4 });
  });

  test("is refused where the name is too long", async () => {
    const change = renameGenre(sql, runner, await keyOf("Bhajan"), "a".repeat(101));
    await expect(change).rejects.toMatchObject({ ...refusal, code: "too-long" });
  });

  test("is refused for a text of a megabyte, without asking the database how it sounds", async () => {
    const [key, long] = [await keyOf("Bhajan"), "ab".repeat(500_000)];
    const counted = countingStatements(sql);
    await expect(findGenreChange(counted.sql, key, long)).rejects.toMatchObject(refusal);
    await expect(renameGenre(counted.sql, runner, key, long)).rejects.toMatchObject(refusal);
    expect(counted.statements()).toBe(0);
  });

  test("is not taken back by a separation while songs are being saved for longer than that waits", async () => {
    await sql`alter function private.part_genre(text, text[]) set lock_timeout = '100ms'`;
    const other = openPool(address, { connections: 1 });
    const key = await keyOf("Bhajan");
    await other.begin(async (transaction) => {
      await transaction`update lyrics set views = views + 1`;
      await expect(partGenre(sql, key)).rejects.toMatchObject({ ...refusal, code: "busy" });
    });
    await other.end();
  });
});

test("a genre to edit has its spellings, the other genres, and those that were merged into it", async () => {
  expect(await findGenreToEdit(sql, await keyOf("Ghazal"))).toMatchObject({
    name: "Ghazal",
    songCount: 1,
    spellings: [{ spelling: "Ghazal", songCount: 1 }],
    others: ["Bhajan", "Ghazals"],
    formerGenres: [],
  });
  await rename("Ghazals", "Ghazal");
  const [former] = (await findGenreToEdit(sql, await keyOf("Ghazal")))?.formerGenres ?? [];
  expect(former?.spelling).toBe("Ghazals");
  expect(await partGenre(sql, former?.key ?? "")).toBe("Ghazals");
  expect(await partGenre(sql, former?.key ?? "")).toBeNull();
  expect((await findGenreToEdit(sql, await keyOf("Ghazal")))?.formerGenres).toEqual([]);
  for (const key of ["none", "\0"]) expect(await findGenreToEdit(sql, key)).toBeNull();
});

describe("an undo", () => {
  const led = () => sql`select genre_key, into_key, into_spelling from private.merged_genres order by 1`;
  const listed = async () => (await listGenres(sql, { page: 1 })).genres;

  test.each([
    ["a merge", "Ghazals", "Ghazal"],
    ["a new name", "Ghazals", "Nazm"],
    ["another spelling", "Ghazals", "ghazals"],
  ])("of %s gives back songs, spellings, addresses and search", async (_, from, to) => {
    const before = [await readEverything(sql), await listed(), await led()];
    const done = await rename(from, to);
    const after = await readEverything(sql);
    await storeAnew(sql);
    expect(await readEverything(sql)).toEqual(after);
    expect(after).not.toEqual(before[0]);
    expect(await undo(done.id)).toMatchObject({ state: "done", leftTitles: [] });
    expect([await readEverything(sql), await listed(), await led()]).toEqual(before);
    expect((await findBulkAction(sql, done.id))?.canBeUndone).toBe(false);
  });

  test("lets lead what led to the genre lead there again, with the songs that were saved so", async () => {
    await rename("Bhajan", "Ghazals");
    const before = await led();
    const done = await rename("Ghazals", "Nazm");
    await add("Bhajan");
    await undo(done.id);
    expect(await led()).toEqual(before);
    expect((await findGenre(sql, "bhajan", 1))?.owner).toMatchObject({ name: "Ghazals", songCount: 5 });
    expect(await findGenre(sql, "nazm", 1)).toBeNull();
  });

  test("leaves songs alone that were changed since, in the other genre", async () => {
    const done = await rename("Ghazals", "Ghazal");
    const [changed] =
      await sql`update lyrics set title = 'New' where id = (select min(id) from lyrics) returning id`;
    expect(await undo(done.id)).toMatchObject({ changing: 2, leftTitles: ["New"] });
    const genreOf = sql`select genre from lyrics where id = ${changed?.id}`;
    expect(await genreOf).toEqual([{ genre: "Ghazal" }]);
    expect((await listed()).map(({ name, songCount }) => [name, songCount])).toEqual([
      ["Ghazal", 2],
      ["Ghazals", 2],
      ["Bhajan", 1],
    ]);
  });

  test("leaves a genre alone that was merged on since", async () => {
    const done = await rename("Ghazals", "Ghazal");
    await rename("Ghazal", "Bhajan");
    const before = await led();
    expect(await undo(done.id)).toMatchObject({ state: "done", changing: 0 });
    expect(await led()).toEqual(before);
  });
});

test("a genre that is saved to meanwhile is asked about again, and then renamed with its new songs", async () => {
  const waiting = { start: async (id: number) => ({ id, ended: Promise.resolve() }) };
  const { id } = await renameGenre(sql, waiting, await keyOf("Ghazals"), "Nazm");
  await add("Ghazals");
  await (await runner.start(id)).ended;
  expect(await findBulkAction(sql, id)).toMatchObject({ state: "asked", songCount: 4, changing: 4 });
  await (await runner.start(id)).ended;
  expect(await findBulkAction(sql, id)).toMatchObject({ state: "done", changing: 4 });
});

test("a name that is near another genre is asked about, but not one that is near its own", async () => {
  for (let count = 0; count < 2; count += 1) await add("Romantic");
  const near = async (from: string, to: string) => (await findGenreChange(sql, await keyOf(from), to)).near;
  expect(await near("Bhajan", "Romatic")).toBe("Romantic");
  expect(await near("Romantic", "Romatic")).toBeNull();
  expect(await near("Bhajan", "Romantic")).toBeNull();
});

test("nothing unexpected was reported", () => expect(errors).toEqual([]));
