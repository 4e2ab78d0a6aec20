import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { addManySongs, numberedTitles } from "../testing/add-many-songs.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { type NameKind, suggestNames } from "./suggest-names.ts";

const tables = { singers: "singers", lyricists: "lyricists", "music-directors": "music_directors" } as const;

describe.each(["singers", "lyricists", "music-directors"] as const)(
  "suggestions among the %s",
  async (kind) => {
    const { sql } = await openTestDatabase();
    const use = (name: string, times: number) =>
      addManySongs(sql, numberedTitles(times), { person: { table: tables[kind], name } });
    const names = async (typed: string, limit?: number) =>
      (await suggestNames(sql, kind, typed, limit)).map(({ name }) => name);

    await use("Mohammed Rafi", 3);
    await use("Mohammed Aziz", 1);
    for (const name of ["Begum Mohini", "मोहित", "100% Raja", "Under_score", "Back\\slash", "O'Hara"])
      await use(name, 1);

    test("begin with the typed text, or contain it, or sound like it, each group sorted by use", async () => {
      const counted = countingStatements(sql);
      expect(await suggestNames(counted.sql, kind, "moh")).toEqual([
        { id: expect.any(Number), name: "Mohammed Rafi", songCount: 3 },
        { id: expect.any(Number), name: "Mohammed Aziz", songCount: 1 },
        { id: expect.any(Number), name: "Begum Mohini", songCount: 1 },
        { id: expect.any(Number), name: "मोहित", songCount: 1 },
      ]);
      expect(counted.statements()).toBe(1);
      expect(await names("  MOHAMMED\u00a0a")).toEqual(["Mohammed Aziz"]);
      expect(await names("मोहम")).toEqual(["Mohammed Rafi", "Mohammed Aziz"]);
      expect(await names("मोह")).toEqual(["मोहित", "Mohammed Rafi", "Begum Mohini", "Mohammed Aziz"]);
      expect(await names("मोह", 2)).toEqual(["मोहित", "Mohammed Rafi"]);
      expect(await names("म")).toEqual(["मोहित"]);
      expect(await names("rafee")).toEqual(["Mohammed Rafi"]);
      expect(await names("aziz")).toEqual(["Mohammed Aziz"]);
    });

    test.each([
      ["%", ["100% Raja"]],
      ["_", ["Under_score"]],
      ["\\", ["Back\\slash"]],
      ["'", ["O'Hara"]],
      ["o'", ["O'Hara"]],
      ["m%h", []],
      ["'; drop table singers; --", []],
      ["", []],
      [" \u200b", []],
      ["\0", []],
      ["x".repeat(5000), []],
    ])("take %j as plain characters", async (typed, found) => {
      expect(await names(typed)).toEqual(found);
    });

    test("are as many as requested, at most fifty", async () => {
      expect(await names("moh", 1)).toEqual(["Mohammed Rafi"]);
      expect(await names("moh", 0)).toEqual([]);
      expect(await names("moh", -3)).toEqual([]);
      expect(await names("moh", Number.NaN)).toEqual([]);
      expect(await names("moh", 1e9)).toHaveLength(4);
    });

    test("put a name used in one of the newest songs before one with a few more old songs", async () => {
      await use("Purana Naam", 4);
      await use("Koi Aur", 50);
      await use("Purva Nayi", 1);
      expect(await names("pur")).toEqual(["Purva Nayi", "Purana Naam"]);
      await use("Koi Aur", 50);
      expect(await names("pur")).toEqual(["Purana Naam", "Purva Nayi"]);
    });
  },
);

describe("suggested albums", async () => {
  const { sql } = await openTestDatabase();
  const add = async (albumName: string) =>
    (await saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", albumName })).id;
  const names = async (typed: string) => (await suggestNames(sql, "albums", typed)).map(({ name }) => name);

  test("show their year if several albums share a name, and are accepted by a song's form", async () => {
    await add("Devdas (1955)");
    expect(await names("dev")).toEqual(["Devdas"]);
    await add("Devdas (2002)");
    await add("Devdas (2002)");
    expect(await names("dev")).toEqual(["Devdas (2002)", "Devdas (1955)"]);
    await sql`insert into albums (name) values ('Devdas')`;
    expect(await names("dev")).toEqual(["Devdas (2002)", "Devdas (1955)", "Devdas"]);
    for (const { id, name } of await suggestNames(sql, "albums", "dev")) {
      const song = await add(name);
      expect(await sql`select album_id from lyrics where id = ${song}`).toEqual([{ album_id: id }]);
      expect((await findSongToEdit(sql, song))?.albumName).toBe(name);
    }
  });

  test("may hold commas and years of their own", async () => {
    await add("Yeh, Woh (1942 Film)");
    expect(await names("yeh, w")).toEqual(["Yeh, Woh (1942 Film)"]);
  });
});

test("an empty site has no suggestions", async () => {
  const { sql } = await openTestDatabase();
  for (const kind of ["singers", "lyricists", "music-directors", "albums"] satisfies NameKind[])
    expect(await suggestNames(sql, kind, "a")).toEqual([]);
});
