/** Runs on one server: the functions that it executes are executed on both by `save-people` and `save-albums`. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { entryKinds } from "./entry-kinds.ts";
import { findWrongEntryFields } from "./find-wrong-entry-fields.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const picture = "notaurl";
const notAPicture = expect.stringMatching(/^This is not the address of a picture/);

test.each(entryKinds.filter((kind) => kind !== "albums"))(
  "all wrong fields of a person among the %s are found, whichever is known, and nothing is stored",
  async (kind) => {
    const wrong = {
      name: "Lata, Asha",
      picture,
      otherName: "x".repeat(201),
      birthYear: 1900,
      deathYear: 1800,
      about: "",
    };
    const found = await findWrongEntryFields(sql, kind, wrong, { picture: "known" });
    expect(found).toEqual({
      picture: "known",
      name: expect.stringMatching(/^A name cannot hold a comma/),
      otherName: expect.stringMatching(/at most 200 characters/),
      deathYear: expect.stringMatching(/^The death year is before the birth year/),
    });
    const unreadable = { ...wrong, birthYear: Number.NaN, deathYear: 400, about: "y".repeat(501) };
    const fields = Object.keys(await findWrongEntryFields(sql, kind, unreadable, { name: "known" }));
    expect(fields.sort()).toEqual(["about", "birthYear", "deathYear", "name", "otherName", "picture"]);
    for (const table of ["singers", "lyricists", "music_directors", "person_facts"])
      expect(await sql`select from ${sql(table)}`).toHaveLength(0);
  },
);

test("all wrong fields of an album are found beside those that are missing", async () => {
  const missing = { name: "missing", year: "missing" };
  expect(await findWrongEntryFields(sql, "albums", { name: "", year: null, picture }, missing)).toEqual({
    ...missing,
    picture: notAPicture,
  });
  const old = { name: "x".repeat(201), year: 1800, picture };
  expect(await findWrongEntryFields(sql, "albums", old, { picture: "known" })).toEqual({
    picture: "known",
    name: expect.stringMatching(/at most 200 characters/),
    year: expect.stringMatching(/^Please give a year from 1900 to/),
  });
  expect(await sql`select from albums`).toHaveLength(0);
});

test("a person with one wrong field has no others", async () => {
  const one = { name: "Lata", picture };
  expect(await findWrongEntryFields(sql, "singers", one, { picture: "known" })).toEqual({ picture: "known" });
});
