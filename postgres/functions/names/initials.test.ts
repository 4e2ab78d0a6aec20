import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

const people = ["singers", "lyricists", "music_directors"] as const;

beforeEach(async () => {
  await sql`delete from lyrics`;
  for (const table of people) await sql`delete from ${sql(table)}`;
});

const keyOf = async (name: string) =>
  (await sql<{ key: string | null }[]>`select (private.initials_of(${name})).key`)[0]?.key;

const meant = async (...typed: string[]) => {
  const rows = await sql<{ typed: string; name: string }[]>`
    select typed_name as typed, name from private.names_meant('singers', ${typed}::text[])`;
  const names = new Map(rows.map((row) => [row.typed, row.name]));
  return typed.map((name) => names.get(name));
};

const varman = [
  "S.D. Varman",
  "S. D. Varman",
  "SD Varman",
  "S D Varman",
  "S.D.Varman",
  "sd varman",
  "S.D Varman",
];
const inHindi = ["एस. डी. वर्मन", "एस डी वर्मन", "एस॰ डी॰ वर्मन", "एस.डी.वर्मन", "एसडी वर्मन"];

describe("names with initials have one key however their dots and blanks are typed", () => {
  test.each([
    varman,
    inHindi,
    ["K.K.", "KK", "K K", "k. k."],
    ["केके", "के. के.", "के के"],
    ["A.R. Rahman", "AR Rahman", "A R Rahman"],
    ["Mukesh K. Singh", "Mukesh K Singh"],
    ["पु. ल. देशपांडे", "पु ल देशपांडे"],
    ["B. R. Chopra Jr.", "BR Chopra Jr"],
  ])("%s", async (...names) => {
    const keys = new Set(await Promise.all(names.map(keyOf)));
    expect(keys.size).toBe(1);
    expect(keys).not.toContain(null);
  });

  test.each([
    "Om Prakash",
    "OM PRAKASH",
    "Jo",
    "Md Rafi",
    "Md. Rafi",
    "Dr. Nagendra",
    "Lata",
    "आशा",
    "Asha Rai",
    "",
  ])("%j has none", async (name) => {
    expect(await keyOf(name)).toBeNull();
  });
});

test.each([varman, inHindi])("%s and its other spellings mean whoever is stored", async (...names) => {
  for (const stored of names) {
    await sql`delete from lyricists`;
    await sql`insert into lyricists (name) values (${stored})`;
    expect(await meant(...names)).toEqual(names.map(() => stored));
  }
});

test("other names with initials mean their person as well", async () => {
  await sql`insert into singers (name) values ('Sachin Dev Varman')`;
  await sql`insert into person_aliases (name_key, alias) values ('sachin dev varman', 'S. D. Varman')`;
  expect(await meant("SD Varman", "S.D.Varman")).toEqual(["Sachin Dev Varman", "Sachin Dev Varman"]);
});

test("words are no initials: they stay two people", async () => {
  await sql`insert into singers (name) values ('O. M. Prakash'), ('Om Puri')`;
  expect(await meant("Om Prakash", "O. M. Puri", "OM Prakash")).toEqual([
    "Om Prakash",
    "O. M. Puri",
    "O. M. Prakash",
  ]);
});

test("of two who are stored, each means himself, and a third spelling the older one in the role", async () => {
  await sql`insert into lyricists (name) values ('SD Varman')`;
  await sql`insert into singers (name) values ('S.D. Varman')`;
  await sql`insert into singers (name) values ('S. D. Varman')`;
  expect(await meant("S. D. Varman", "SD Varman", "S.D. Varman", "S D Varman")).toEqual([
    "S. D. Varman",
    "SD Varman",
    "S.D. Varman",
    "S.D. Varman",
  ]);
});

test("of several spellings of somebody new the first counts, also in two simultaneous saves", async () => {
  expect(await meant("SD Varman", "Lata", "S.D. Varman")).toEqual(["SD Varman", "Lata", "SD Varman"]);
  const save = (name: string) =>
    sql`select private.people_named('public.singers', array[${name}, 'Lata', ${name.replace(" ", "  ")}]) as ids`;
  const saved = await Promise.all([save("S.D. Varman"), save("S D Varman"), save("SD Varman")]);
  const first = saved[0]?.[0]?.ids;
  expect(first).toHaveLength(2);
  expect(saved.map(([row]) => row?.ids)).toEqual([first, first, first]);
});

test("names are found by the index of their keys", async () => {
  const names = varman.slice(1);
  await sql`insert into singers (name) select 'Singer ' || n from generate_series(1, 3000) as n`;
  await sql.begin(async (transaction) => {
    const scans = async () =>
      (
        await transaction`
        select seq_scan::int as scans from pg_stat_xact_user_tables where relname = any (${[...people]})`
      ).map((row) => row.scans);
    const before = await scans();
    await transaction`select * from private.names_meant('singers', ${names}::text[])`;
    expect(await scans()).toEqual(before);
  });
});
