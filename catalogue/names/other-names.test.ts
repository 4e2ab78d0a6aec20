/**
 * Other names mean the person or the album that has them: in typed names, searches, suggestions and the
 * administrator's lists. Runs on one server: what it executes is executed on both by `plans` and `merged-names`.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findListing } from "../entries/find-listing.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { findSearchPage } from "../search/find-search-page.ts";
import { findSuggestions } from "../search/find-suggestions.ts";
import { findManagedSongs } from "../songs/find-managed-songs.ts";
import { findTwin } from "../songs/find-twins.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest, idIn } from "../testing/empty-catalogue.ts";
import { explainNames } from "./explain-names.ts";
import { findNearName } from "./find-near-name.ts";
import { suggestNames } from "./suggest-names.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const alias = "Swar Kokila";
let lata = 0;
let album = 0;

beforeEach(async () => {
  lata = (
    await saveEntry(sql, "singers", { name: "Lata Mangeshkar", otherName: "लता मंगेशकर", aliases: [alias] })
  ).id;
  album = (
    await saveEntry(sql, "albums", {
      name: "Pakeezah",
      year: 1972,
      otherName: "पाकीज़ा",
      aliases: ["Pure of Heart"],
    })
  ).id;
});

const add = (names: object) => saveSong(sql, { title: "Inhi Logon Ne", lyrics_english: "la", ...names });
const peopleOf = async (table: string) =>
  (await sql`select name from ${sql(table)} order by id`).map(({ name }) => name);

describe("a name typed in the form of a song", () => {
  test.each([alias, "swar  KOKILA", "लता मंगेशकर"])(
    "is the person who has it as another name: %s",
    async (typed) => {
      const asked = { singerNames: `${typed}, Lata Mangeshkar`, lyricistNames: typed };
      const explained = await explainNames(sql, asked);
      expect(explained.singerNames).toEqual([
        { typed: typed.replace("  ", " "), existing: { id: lata, name: "Lata Mangeshkar" } },
      ]);
      await add(asked);
      expect(await peopleOf("singers")).toEqual(["Lata Mangeshkar"]);
      expect(await peopleOf("lyricists")).toEqual(["Lata Mangeshkar"]);
      expect(await sql`select from lyrics_singers`).toHaveLength(1);
    },
  );

  test("finds the twin of a song by the other name of its singer", async () => {
    await add({ singerNames: "Lata Mangeshkar" });
    expect(await findTwin(sql, { title: "Inhi Logon Ne", firstSinger: alias })).toMatchObject({
      title: "Inhi Logon Ne",
    });
  });

  test("is a person of this name where the other name is nobody's", async () => {
    await sql`insert into person_aliases (name_key, alias) values ('nobody', 'Guddi')`;
    await add({ singerNames: "Guddi" });
    expect(await peopleOf("singers")).toEqual(["Lata Mangeshkar", "Guddi"]);
    expect(await sql`select from person_aliases where alias = 'Guddi'`).toHaveLength(0);
  });

  test("is the album of that year that has it as another name, before one of another year", async () => {
    await saveEntry(sql, "albums", { name: "Pure of Heart", year: 1999 });
    await add({ albumName: "Pure of Heart (1972)" });
    expect(await sql`select album_id as id from lyrics`).toEqual([{ id: album }]);
  });

  test("is the album that has it as another name, also with its year", async () => {
    for (const typed of ["Pure of Heart", "पाकीज़ा", "pure of heart (1972)"]) await add({ albumName: typed });
    expect(await peopleOf("albums")).toEqual(["Pakeezah"]);
    const explained = await explainNames(sql, { albumName: "Pure of Heart" });
    expect(explained.albumName?.existing).toEqual({ id: album, name: "Pakeezah", year: 1972 });
    await add({ albumName: "Pure of Heart (1999)" });
    expect(await peopleOf("albums")).toEqual(["Pakeezah", "Pure of Heart"]);
    expect((await explainNames(sql, { albumName: "Pure of Heart" })).albumName?.existing?.year).toBe(1999);
  });

  test("is a new person if several have it in the other script", async () => {
    await saveEntry(sql, "lyricists", { name: "Lata M", otherName: "लता मंगेशकर" });
    await add({ singerNames: "लता मंगेशकर" });
    expect(await peopleOf("singers")).toEqual(["Lata Mangeshkar", "लता मंगेशकर"]);
  });

  test("is suggested, and found by its sound", async () => {
    expect((await suggestNames(sql, "singers", "swar k")).map(({ name }) => name)).toEqual([
      "Lata Mangeshkar",
    ]);
    expect(await findNearName(sql, "singers", "swar kokilla")).toMatchObject({ name: "Lata Mangeshkar" });
  });
});

describe("a search", () => {
  beforeEach(async () => {
    await add({ singerNames: "Lata Mangeshkar", albumName: "Pakeezah" });
  });

  test.each(["Swar Kokila", "swar kokilla", "स्वर कोकिला", "लता मंगेशकर", "Pure of Heart"])(
    "finds the songs of another name: %s",
    async (query) => {
      const { songs } = await findSearchPage(sql, { q: query, type: "songs", page: 1 });
      expect(songs.map(({ title }) => title)).toEqual(["Inhi Logon Ne"]);
    },
  );

  test("finds the person and the album once", async () => {
    const ids = async (query: string) =>
      (await sql`select singer_id from search_singers_ids(${query})`).map((row) => row.singer_id);
    expect(await ids("Swar Kokila")).toEqual([lata]);
    expect(await ids("lata mangeshkar")).toEqual([lata]);
    expect(await sql`select album_id from search_albums_ids('pakeezah')`).toEqual([{ album_id: album }]);
  });

  test("is suggested once, with the name", async () => {
    const suggested = await findSuggestions(sql, "lata mang");
    expect(JSON.stringify(suggested).match(/"name":"Lata Mangeshkar"/g) ?? []).toHaveLength(1);
    expect(JSON.stringify(await findSuggestions(sql, "swar kok"))).toContain("Lata Mangeshkar");
  });

  test("of the administrator finds songs and the person", async () => {
    expect((await findManagedSongs(sql, { q: "swar kokila", page: 1 })).songs).toHaveLength(1);
    expect((await findListing(sql, "singers", { filter: "kokila" })).rows).toMatchObject([{ id: lata }]);
  });

  test("does not find a former other name", async () => {
    await saveEntry(
      sql,
      "singers",
      { name: "Lata Mangeshkar", otherName: "", aliases: [] },
      { id: await idIn(sql, "singers", "Lata Mangeshkar") },
    );
    expect(await sql`select from private.search_names where entries = 'singers'`).toHaveLength(1);
    expect((await findSearchPage(sql, { q: "Swar Kokila", type: "songs", page: 1 })).songs).toHaveLength(0);
  });
});
