/** Runs on one server: what it executes is executed on both by `restore-revision`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import type { EntryInput } from "./entry-facts.ts";
import { EntryRefused } from "./entry-refused.ts";
import { findEntryToEdit } from "./find-entry-to-edit.ts";
import { saveEntry } from "./save-entry.ts";

const { sql } = await openTestDatabase({ connections: 4 });

async function refusalOf(save: Promise<unknown>): Promise<EntryRefused> {
  const refusal = await save.then(
    () => null,
    (error) => error,
  );
  if (!(refusal instanceof EntryRefused)) throw new Error(`Not refused: ${refusal}`);
  expect(refusal.message).not.toMatch(/constraint|relation|undefined/);
  return refusal;
}

describe("an album", () => {
  const save = (input: Partial<EntryInput>, options = {}) =>
    saveEntry(sql, "albums", { name: "Album", year: 1960, ...input }, options);

  test("is saved with its year, loaded into the form and edited, each in one statement", async () => {
    const counted = countingStatements(sql);
    const first = await saveEntry(counted.sql, "albums", {
      name: "Pyaasa, Part 2",
      year: 1957,
      picture: "https://pictures.example/p.jpg",
    });
    expect(await findEntryToEdit(counted.sql, "albums", first.id)).toMatchObject({
      id: first.id,
      name: "Pyaasa, Part 2",
      year: 1957,
      picture: "https://pictures.example/p.jpg",
      songCount: 0,
      version: first.version,
    });
    await saveEntry(counted.sql, "albums", { name: "Pyaasa", year: 1958 }, first);
    expect(await findEntryToEdit(counted.sql, "albums", first.id)).toMatchObject({
      name: "Pyaasa",
      year: 1958,
      picture: "",
    });
    expect(counted.statements()).toBe(4);
  });

  test("created by a song without a year is loaded without one and needs one to be saved", async () => {
    await saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", albumName: "Bina Saal" });
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`select id from albums where name = 'Bina Saal'`;
    expect(await findEntryToEdit(sql, "albums", id)).toMatchObject({ year: null, songCount: 1 });
    expect(await refusalOf(save({ name: "Bina Saal", year: null }, { id }))).toMatchObject({
      code: "year-missing",
      field: "year",
      message: "Please enter both album name and release year.",
    });
    await save({ name: "Bina Saal", year: 1999 }, { id });
    expect(await findEntryToEdit(sql, "albums", id)).toMatchObject({ year: 1999 });
  });

  const last = new Date().getUTCFullYear() + 2;
  test.each<[string, Partial<EntryInput>, string, string]>([
    ["without a name", { name: " " }, "name-missing", "name"],
    ["without name and year", { name: " ", year: null }, "name-missing", "name"],
    ["of 1899", { year: 1899 }, "year-invalid", "year"],
    ["of a year too late", { year: last + 1 }, "year-invalid", "year"],
    ["of half a year", { year: 1960.5 }, "year-invalid", "year"],
    ["of what is no number", { year: Number.NaN }, "year-invalid", "year"],
    ["of a year beyond all numbers", { year: 1e15 }, "year-invalid", "year"],
    ["with a name too long", { name: "x".repeat(201) }, "too-long", "name"],
    ["with a cover that is no address", { picture: "ftp://x" }, "url-invalid", "picture"],
    ["with a cover's address too long", { picture: `https://x/${"x".repeat(2048)}` }, "too-long", "picture"],
  ])("is refused %s", async (_, input, code, field) => {
    const albums = await sql`select count(*) from albums`;
    const refusal = await refusalOf(save(input));
    expect(refusal).toMatchObject({ code, field });
    if (code === "year-invalid") expect(refusal.message).toContain(`from 1900 to ${last}`);
    expect(await sql`select count(*) from albums`).toEqual(albums);
  });

  test("may have a year from 1900 to two years from now", async () => {
    expect((await save({ name: "Pehla", year: 1900 })).name).toBe("Pehla");
    expect((await save({ name: "Aane wala", year: last })).name).toBe("Aane wala");
  });

  test("may share its name with an album of another year, and is refused for the same year", async () => {
    const first = await save({ name: "Devdas", year: 1955 });
    const second = await save({ name: "Devdas", year: 2002 });
    await sql`insert into albums (name) values ('Devdas')`;
    const refusal = await refusalOf(save({ name: "devdas", year: 1955 }, second));
    expect(refusal).toMatchObject({
      code: "taken",
      other: { id: first.id, name: "Devdas", year: 1955, songCount: 0 },
    });
    expect(refusal.message).toBe(
      'There is already an album named "Devdas" of 1955. Merge the two, or choose another name.',
    );
  });

  test("is created once by twenty saves at once", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => save({ name: "Ek Hi", year: 1970 })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await sql`select from albums where name = 'Ek Hi'`).toHaveLength(1);
  });

  test("may be called anything", async () => {
    for (const name of ["O'Hara; drop table albums; --", '"Q"', "100%", "a_b", "back\\slash", "Yeh, Woh"])
      expect((await save({ name })).name).toBe(name);
  });
});
