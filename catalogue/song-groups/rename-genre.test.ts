import { beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findGenre } from "./find-genre.ts";
import { findGenreToEdit } from "./find-genre-to-edit.ts";
import { listGenres } from "./list-genres.ts";
import { partGenre } from "./part-genre.ts";
import { findGenreChange, renameGenre } from "./rename-genre.ts";

const { sql, address } = await openTestDatabase();

const add = (genre: string) => saveSong(sql, { title: "Geet", lyrics_english: "La", genre });
const refusal = { name: "GenreRefused" };

/** @returns the key of the genre with this name */
async function keyOf(name: string): Promise<string> {
  const { genres } = await listGenres(sql, { page: 1 });
  return genres.find((genre) => genre.name === name)?.key ?? "";
}

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from private.merged_genres`;
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
    expect(await renameGenre(sql, key, "ghazal")).toEqual({ name: "Ghazal", changedSongs: 3 });
    await expect(renameGenre(sql, key, "ghazal")).rejects.toMatchObject({ ...refusal, code: "gone" });
    const found = await findGenre(sql, "ghazals", 1);
    expect(found?.owner).toMatchObject({ slug: "ghazal", songCount: 4 });
  });

  test("is refused where the name is too long", async () => {
    const change = renameGenre(sql, await keyOf("Bhajan"), "a".repeat(101));
    await expect(change).rejects.toMatchObject({ ...refusal, code: "too-long" });
  });

  test("is refused for a text of a megabyte, without asking the database how it sounds", async () => {
    const [key, long] = [await keyOf("Bhajan"), "ab".repeat(500_000)];
    const counted = countingStatements(sql);
    await expect(findGenreChange(counted.sql, key, long)).rejects.toMatchObject(refusal);
    await expect(renameGenre(counted.sql, key, long)).rejects.toMatchObject(refusal);
    expect(counted.statements()).toBe(0);
  });

  test("is refused while songs are being saved for longer than it waits", async () => {
    await sql`alter function private.rename_genre(text, text) set lock_timeout = '100ms'`;
    const other = openPool(address, { connections: 1 });
    const key = await keyOf("Bhajan");
    await other.begin(async (transaction) => {
      await transaction`update lyrics set views = views + 1`;
      await expect(renameGenre(sql, key, "Aarti")).rejects.toMatchObject({ ...refusal, code: "busy" });
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
  await renameGenre(sql, await keyOf("Ghazals"), "Ghazal");
  const [former] = (await findGenreToEdit(sql, await keyOf("Ghazal")))?.formerGenres ?? [];
  expect(former?.spelling).toBe("Ghazals");
  expect(await partGenre(sql, former?.key ?? "")).toBe("Ghazals");
  expect(await partGenre(sql, former?.key ?? "")).toBeNull();
  expect((await findGenreToEdit(sql, await keyOf("Ghazal")))?.formerGenres).toEqual([]);
  for (const key of ["none", "\0"]) expect(await findGenreToEdit(sql, key)).toBeNull();
});
