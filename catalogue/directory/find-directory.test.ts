/** Runs on one server: what it executes is executed on both by `plans`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findDirectory } from "./find-directory.ts";

const first = { letter: null, page: 1 };

describe("a list of up to 200 entries", () => {
  test("is empty on an empty site", async () => {
    const { sql } = await openTestDatabase();
    expect(await findDirectory(sql, "albums", first)).toEqual({
      letters: [],
      letter: null,
      count: 0,
      entries: [],
    });
  });

  test("has one page, sorted by letter and name: Latin, then Devanagari, '#' last", async () => {
    const { sql } = await openTestDatabase();
    const names = [
      ...["काला पानी", "अनारकली", "zanjeer", "Élan", "3 Idiots", "Baazi", "ख़ामोशी", "Еленa", "आवारा"],
      ...["“Dil”", "awaara", "ॐ", "१९४२", "Andaz"],
    ];
    for (const name of names) await sql`insert into albums (name) values (${name})`;
    const found = await findDirectory(sql, "albums", first);
    expect(found.letters).toEqual(["A", "B", "D", "E", "Z", "अ", "आ", "क", "ख", "ॐ", "#"]);
    expect(found.entries.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
      ...["A Andaz", "A awaara", "B Baazi", "D “Dil”", "E Élan", "Z zanjeer"],
      ...["अ अनारकली", "आ आवारा", "क काला पानी", "ख ख़ामोशी", "ॐ ॐ", "# 3 Idiots", "# Еленa", "# १९४२"],
    ]);
    expect(found).toMatchObject({ letter: null, count: names.length });
    expect((await findDirectory(sql, "albums", { letter: "B", page: 1 })).entries).toHaveLength(names.length);
    expect((await findDirectory(sql, "albums", { letter: null, page: 2 })).entries).toEqual([]);
  });

  test("has year, picture and number of tracks of each album and the songs of each person, in one statement", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    await sql`update albums set cover_image_url = 'https://pictures.example/a.jpg' where name = 'Mirza Ghalib'`;
    const counted = countingStatements(sql);
    const albums = await findDirectory(counted.sql, "albums", first);
    expect(counted.statements()).toBe(1);
    const [tracks] = await sql`
      select count(*) as n from lyrics join albums as a on a.id = album_id
      where a.name = 'Mirza Ghalib' and a.year = 1988`;
    expect(albums.entries.find(({ name, year }) => name === "Mirza Ghalib" && year === 1988)).toEqual({
      id: expect.any(Number),
      name: "Mirza Ghalib",
      devanagari: { name: "मिर्ज़ा ग़ालिब", isDrafted: false },
      letter: "M",
      year: 1988,
      image_url: "https://pictures.example/a.jpg",
      songCount: tracks?.n,
    });
    for (const [kind, join, column] of [
      ["singers", "lyrics_singers", "singer_id"],
      ["lyricists", "lyrics_lyricists", "lyricist_id"],
      ["music_directors", "lyrics_music_directors", "music_director_id"],
    ] as const) {
      const { entries, count } = await findDirectory(sql, kind, first);
      expect(entries).toHaveLength(count);
      const [songs] =
        await sql`select count(*) as n from ${sql(join)} where ${sql(column)} = ${entries[0]?.id ?? 0}`;
      expect(entries[0]).toMatchObject({ year: null, songCount: songs?.n });
    }
  });
});

describe("a list of 2,000 albums", async () => {
  const { sql } = await openTestDatabase();
  const initials = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZअकगत9"];
  await sql`
    insert into albums (name, year)
    select (${initials}::text[])[1 + n % ${initials.length}] || ' album ' || lpad(n::text, 5, '0'), 1950 + n % 70
    from generate_series(0, 1999) as n`;
  await sql`analyze albums`;

  test("has pages of 50 for each letter and begins with the first letter", async () => {
    const page = await findDirectory(sql, "albums", first);
    expect(page.letters).toEqual([...[..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], "अ", "क", "ग", "त", "#"]);
    expect(page).toMatchObject({ letter: "A", count: 65 });
    expect(page.entries).toHaveLength(50);
    expect(page.entries[0]?.name).toBe("A album 00000");
    const next = await findDirectory(sql, "albums", { letter: null, page: 2 });
    expect(next.entries[0]?.name).toBe("A album 01550");
  });

  test("opens a letter at any of its pages, and has no entries beyond the last", async () => {
    const last = await findDirectory(sql, "albums", { letter: "क", page: 2 });
    expect(last).toMatchObject({ letter: "क", count: 64 });
    expect(last.entries).toHaveLength(14);
    expect((await findDirectory(sql, "albums", { letter: "#", page: 1 })).letter).toBe("#");
    expect((await findDirectory(sql, "albums", { letter: "क", page: 1_000_000_000 })).entries).toEqual([]);
  });

  test("has other letters in Hindi, and of each its pages: Devanagari first, then Latin letters", async () => {
    const hindi = (letter: string | null, page = 1) => findDirectory(sql, "albums", { letter, page }, "hi");
    const { letters, letter, count, entries } = await hindi(null);
    expect(letters).toEqual(["अ", "क", "ग", "त", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", "#"]);
    expect([letter, count, entries.length, entries[0]?.name]).toEqual(["अ", 64, 50, "अ album 00026"]);
    expect((await hindi("क", 2)).entries).toHaveLength(14);
  });

  test("gives the first letter instead of one that has no entries", async () => {
    for (const letter of ["ज", "a", "", "'; drop table albums; --", "A album", "%"])
      expect((await findDirectory(sql, "albums", { letter, page: 1 })).letter).toBe("A");
  });
});

test("the letter of a name is updated when the name changes, whatever was written into the column", async () => {
  const { sql } = await openTestDatabase();
  const [made] = await sql`insert into singers (name, letter) values ('Suraiya', 'Q') returning id, letter`;
  expect(made?.letter).toBe("S");
  const [renamed] =
    await sql`update singers set name = 'Zohra', letter = 'Q' where id = ${made?.id} returning letter`;
  expect(renamed?.letter).toBe("Z");
});
