/** Filters of a search, and genres, years and decades that a query names. */
import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import type { SongInput } from "../songs/song-input.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import type { Filters } from "./filters.ts";
import { findSearchPage } from "./find-search-page.ts";
import { findSuggestions } from "./find-suggestions.ts";

const { sql } = await openTestDatabase();

const add = (title: string, facts: Partial<SongInput> = {}) =>
  saveSong(sql, { title, lyrics_english: "la la la", ...facts });

const rafi = { singerNames: "Mohammed Rafi" };
const lata = { singerNames: "Lata Mangeshkar", lyricistNames: "Sahir Ludhianvi" };

beforeAll(async () => {
  await add("Dil Ki Shaam", { ...rafi, genre: "Ghazal", year: 1962, musicDirectorNames: "Khayyam" });
  await add("Dil Ki Subah", { ...rafi, genre: "gazal", albumName: "Naya Daur (1957)" });
  await add("Dil Ki Raat", { ...lata, genre: "Bhajan", year: 1964, lyrics_hindi: "दिल की रात" });
  await add("Dil Ka Din", { ...lata, year: 1988, lyrics_english: "", lyrics_hindi: "दिल का दिन" });
  await add("Chaand Aur Taare", { ...rafi, genre: "Ghazal", year: 1967 });
  await add("Ghazal Ka Saaz", { year: 1971, genre: "Film Song" });
});

const search = (q: string, filters: Filters = {}, page = 1) =>
  findSearchPage(sql, { q, type: "songs", page, filters });
const titles = async (q: string, filters: Filters = {}) =>
  (await search(q, filters)).songs.map(({ title }) => title).toSorted();
const idOf = async (table: string, name: string) =>
  String((await sql`select id from ${sql(table)} where name = ${name}`)[0]?.id);
const valuesOf = async (q: string, filters: Filters = {}) =>
  Object.fromEntries(
    (await search(q, filters)).filters.map(({ name, songCount, isChosen, without }) => [
      name,
      isChosen ? [songCount, without] : songCount,
    ]),
  );

describe("a search can be narrowed", () => {
  test("by genre, decade, singer, lyricist, music director and script, in one statement", async () => {
    const counted = countingStatements(sql);
    const filters = { genre: "ghazal" };
    const found = await findSearchPage(counted.sql, { q: "dil", type: "songs", page: 1, filters });
    expect(counted.statements()).toBe(1);
    expect(found).toMatchObject({ counts: { songs: 4 }, shownCount: 2 });
    expect(await titles("dil", { genre: "ग़ज़ल" })).toEqual(["Dil Ki Shaam", "Dil Ki Subah"]);
    expect(await titles("dil", { decade: "1960s" })).toEqual(["Dil Ki Raat", "Dil Ki Shaam"]);
    expect(await titles("dil", { decade: "1950s" })).toEqual(["Dil Ki Subah"]);
    const singer = await idOf("singers", "Mohammed Rafi");
    expect(await titles("dil", { singer })).toEqual(["Dil Ki Shaam", "Dil Ki Subah"]);
    const lyricist = await idOf("lyricists", "Sahir Ludhianvi");
    expect(await titles("dil", { lyricist })).toEqual(["Dil Ka Din", "Dil Ki Raat"]);
    const musicDirector = await idOf("music_directors", "Khayyam");
    expect(await titles("dil", { "music-director": musicDirector })).toEqual(["Dil Ki Shaam"]);
    expect(await titles("dil", { script: "hindi" })).toEqual(["Dil Ka Din", "Dil Ki Raat"]);
    expect(await titles("dil", { singer, genre: "ghazal", decade: "1960s" })).toEqual(["Dil Ki Shaam"]);
  });

  test("each value shows how many songs it would leave, unless it leaves all", async () => {
    expect(await valuesOf("dil")).toEqual({
      Ghazal: 2,
      Bhajan: 1,
      "1950s": 1,
      "1960s": 2,
      "1980s": 1,
      "Mohammed Rafi": 2,
      "Lata Mangeshkar": 2,
      "Sahir Ludhianvi": 2,
      Khayyam: 1,
      hindi: 2,
      english: 3,
    });
    expect(await valuesOf("dil", { decade: "1960s" })).toEqual({
      // Another decade would take the place of the chosen one.
      "1950s": 1,
      "1960s": [2, 4],
      "1980s": 1,
      Ghazal: 1,
      Bhajan: 1,
      "Mohammed Rafi": 1,
      "Lata Mangeshkar": 1,
      "Sahir Ludhianvi": 1,
      Khayyam: 1,
      hindi: 1,
    });
  });

  test("to no song, and each filter says how many there are without it", async () => {
    const found = await search("dil", { genre: "bhajan", decade: "1950s" });
    expect(found).toMatchObject({ shownCount: 0, songs: [], counts: { songs: 4 } });
    const chosen = found.filters.filter(({ isChosen }) => isChosen);
    expect(chosen.map(({ name, songCount, without }) => [name, songCount, without]).toSorted()).toEqual([
      ["1950s", 0, 1],
      ["Bhajan", 0, 1],
    ]);
  });

  test.each<Filters>([
    { genre: "thumri" },
    { genre: "🎵" },
    { genre: "%" },
    { decade: "1900s" },
    { singer: "999999999999999" },
    { lyricist: "999" },
  ])("but not by what does not exist: %j", async (filters) => {
    expect(await search("dil", filters)).toEqual(await search("dil"));
  });

  test("and follows what is changed: genre, year of the album, credits, lyrics", async () => {
    await add("Dilruba", { genre: "Sufi", albumName: "Kal (1999)" });
    const only = (filters: Filters) => titles("dilruba", filters);
    expect(await only({ genre: "sufi", decade: "1990s" })).toEqual(["Dilruba"]);
    await sql`update lyrics set genre = 'Kajri', lyrics_hindi = 'दिलरुबा' where title = 'Dilruba'`;
    expect(await only({ genre: "kajri", script: "hindi" })).toEqual(["Dilruba"]);
    await sql`update albums set year = 2003 where name = 'Kal'`;
    expect(await only({ decade: "2000s" })).toEqual(["Dilruba"]);
    const singer = await idOf("singers", "Mohammed Rafi");
    await sql`insert into lyrics_singers (lyric_id, singer_id) select id, ${singer}
      from lyrics where title = 'Dilruba'`;
    expect(await only({ singer })).toEqual(["Dilruba"]);
    await sql`delete from lyrics where title = 'Dilruba'`;
  });

  test("only songs with a query: other searches ignore filters", async () => {
    const filters = { genre: "ghazal" };
    const known = { knownFilters: ["genre"] };
    expect(await search("", filters)).toEqual({ ...(await search("")), ...known });
    const singers = { q: "rafi", type: "artists", page: 1 } as const;
    expect(await findSearchPage(sql, { ...singers, filters })).toEqual({
      ...(await findSearchPage(sql, singers)),
      ...known,
    });
  });
});

describe("a query names", () => {
  const groups = async (q: string) =>
    (await search(q)).groups.map(({ kind, name, songCount }) => [kind, name, songCount]);

  test.each([
    ["ghazal", ["Chaand Aur Taare", "Dil Ki Shaam", "Dil Ki Subah", "Ghazal Ka Saaz"]],
    ["ग़ज़ल", ["Chaand Aur Taare", "Dil Ki Shaam", "Dil Ki Subah", "Ghazal Ka Saaz"]],
    ["1964", ["Dil Ki Raat"]],
    ["1957", ["Dil Ki Subah"]],
    ["१९५७", ["Dil Ki Subah"]],
    ["1950s", ["Dil Ki Subah"]],
    ["50s", ["Dil Ki Subah"]],
    ["50 ke dashak", ["Dil Ki Subah"]],
    ["1950 का दशक", ["Dil Ki Subah"]],
    ["ghazals 1960s", ["Chaand Aur Taare", "Dil Ki Shaam"]],
    ["best ghazals of the 1960s", ["Chaand Aur Taare", "Dil Ki Shaam"]],
    ["film song", ["Ghazal Ka Saaz"]],
  ])("a genre, a year or a decade: %s", async (q, found) => {
    expect(await titles(q)).toEqual(found);
  });

  test("such a group beside other words", async () => {
    expect(await titles("rafi ghazal 1960s")).toEqual(["Chaand Aur Taare", "Dil Ki Shaam"]);
    expect(await titles("rafi 1957")).toEqual(["Dil Ki Subah"]);
    expect(await titles("lata 80s")).toEqual(["Dil Ka Din"]);
    expect(await groups("rafi ghazal")).toEqual([]);
  });

  test("a group, and songs with the word in their title come first", async () => {
    expect((await search("ghazal")).songs[0]?.title).toBe("Ghazal Ka Saaz");
    await add("Saal 1964", { year: 1999 });
    expect((await search("1964")).songs.map(({ title }) => title)).toEqual(["Saal 1964", "Dil Ki Raat"]);
  });

  test("groups that have pages of their own", async () => {
    expect(await groups("ghazal songs")).toEqual([["genre", "Ghazal", 3]]);
    expect(await groups("songs of 1964")).toEqual([["year", "1964", 1]]);
    expect(await groups("60s gazal")).toEqual([
      ["decade", "1960", 3],
      ["genre", "Ghazal", 3],
    ]);
    expect(await groups("1931")).toEqual([]);
    expect(await groups("dil")).toEqual([]);
  });

  test("a decade, and the year of each song is marked", async () => {
    const [song] = (await search("50s")).songs;
    expect(song?.marked.year).toEqual([{ text: "1957", isMatch: true }]);
  });
});

test("a genre, a year and a decade are suggested before all else once they are typed", async () => {
  const suggested = async (typed: string) => {
    const [first] = await findSuggestions(sql, typed);
    return first && [first.kind, first.name, first.slug, first.songCount];
  };
  expect(await suggested("gazal")).toEqual(["genre", "Ghazal", "ghazal", 3]);
  expect(await suggested("1964")).toEqual(["year", "1964", null, 1]);
  expect(await suggested("50s")).toEqual(["decade", "1950", null, 1]);
  expect((await suggested("dil"))?.[0]).toBe("song");
});

test("a song without genre, year, people and lyrics, as an older version could store it, has no facets", async () => {
  await sql`alter table lyrics drop constraint at_least_one_language_of_lyrics_is_required`;
  await sql`insert into lyrics (title) values ('Khamoshi')`;
  expect(await titles("khamoshi")).toEqual(["Khamoshi"]);
  await sql`delete from lyrics where title = 'Khamoshi'`;
});
