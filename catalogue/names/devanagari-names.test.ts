import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findAlbum } from "../albums/find-album.ts";
import { findDirectory } from "../directory/find-directory.ts";
import { draftNames } from "../drafts/draft-names.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { findSinger } from "../people/find-person.ts";
import { findGenre } from "../song-groups/find-genre.ts";
import { saveGenreName } from "../song-groups/save-genre-name.ts";
import { findSongPage } from "../songs/find-song.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const nameOf = async (id: number) => (await findSinger(sql, id, 1))?.owner.devanagari;
const listed = async (language: "en" | "hi") =>
  (await findDirectory(sql, "singers", { letter: null, page: 1 }, language)).entries.map(
    ({ letter, name }) => `${letter} ${name}`,
  );
const add = (name: string, otherName = "") => saveEntry(sql, "singers", { name, otherName });

describe("the name of a person in Devanagari", () => {
  test("is the one that was given, or the name itself, and follows each change", async () => {
    const { id, version } = await add("Lata", "लता");
    expect(await nameOf(id)).toEqual({ name: "लता", isDrafted: false });
    const later = await saveEntry(sql, "singers", { name: "Lata", otherName: "लता जी" }, { id, version });
    expect(await nameOf(id)).toEqual({ name: "लता जी", isDrafted: false });
    await saveEntry(sql, "singers", { name: "मुकेश", otherName: "Mukesh" }, later);
    expect(await nameOf(id)).toEqual({ name: "मुकेश", isDrafted: false });
  });

  test("is drafted where there is none, and is no draft any more once one is given", async () => {
    const { id, version } = await add("Mukesh Kumar");
    expect(await nameOf(id)).toBeNull();
    expect([await draftNames(sql, 2), await draftNames(sql, 2)]).toEqual([1, 0]);
    expect(await nameOf(id)).toEqual({ name: "मुकेश कुमार", isDrafted: true });
    const later = await saveEntry(sql, "singers", { name: "Mukesh Kumar", about: "Sings." }, { id, version });
    expect(await nameOf(id)).toEqual({ name: "मुकेश कुमार", isDrafted: true });
    await saveEntry(sql, "singers", { name: "Mukesh Kumar", otherName: "मुकेश" }, later);
    expect(await nameOf(id)).toEqual({ name: "मुकेश", isDrafted: false });
    expect(
      await sql`
      select letter, count from private.totals where entries = 'singers in Devanagari' and count <> 0`,
    ).toEqual([{ letter: "म", count: 1 }]);
  });

  test("is drafted anew after the person was renamed", async () => {
    const { id, version } = await add("Mukesh");
    await draftNames(sql, 9);
    await saveEntry(sql, "singers", { name: "Kishore" }, { id, version });
    expect(await nameOf(id)).toBeNull();
    await draftNames(sql, 9);
    expect(await nameOf(id)).toEqual({ name: "किशोर", isDrafted: true });
  });

  test("orders lists in Hindi, Devanagari before names that have none, and other lists as before", async () => {
    for (const name of ["3 Idiots", "Zohra"]) await add(name);
    await add("Lata", "लता");
    await add("Asha", "आशा");
    await add("Amir", "अमीर");
    expect(await listed("hi")).toEqual(["अ Amir", "आ Asha", "ल Lata", "Z Zohra", "# 3 Idiots"]);
    expect(await listed("en")).toEqual(["A Amir", "A Asha", "L Lata", "Z Zohra", "# 3 Idiots"]);
    await draftNames(sql, 9);
    expect((await listed("hi"))[2]).toBe("ज Zohra");
  });
});

test("a song gives the names of its people, its album and its genre, given and drafted", async () => {
  await add("Lata", "लता");
  const { id } = await saveSong(sql, {
    title: "Geet",
    lyrics_hindi: "गीत",
    singerNames: "Lata, Mukesh",
    lyricistNames: "Kabir",
    albumName: "Bazaar",
    genre: "Ghazal",
  });
  await draftNames(sql, 9);
  const { song } = (await findSongPage(sql, id, "hi")) ?? {};
  expect(song).toMatchObject({
    singers: [
      { devanagari: { name: "लता", isDrafted: false } },
      { devanagari: { name: "मुकेश", isDrafted: true } },
    ],
    lyricists: [{ devanagari: { name: "कबीर", isDrafted: true } }],
    albumDevanagari: { isDrafted: true },
    singersInDevanagari: "लता, मुकेश",
    genreInDevanagari: "ग़ज़ल",
  });
  const album = await findAlbum(sql, song?.albumId ?? 0, 1, "hi");
  expect(album?.songs[0]).toMatchObject({
    singersInDevanagari: "लता, मुकेश",
    albumInDevanagari: album?.owner.devanagari?.name,
  });
});

describe("a genre", () => {
  const genre = async (spelling: string) => (await findGenre(sql, spelling, 1))?.owner.devanagari;
  const withGenre = (name: string) => saveSong(sql, { title: name, lyrics_hindi: "गीत", genre: name });

  test("that is well known has its usual name, others a draft until one is given", async () => {
    await withGenre("Romantic");
    await withGenre("Ravi");
    expect([await genre("Romantic"), await genre("Ravi")]).toEqual([
      { name: "रोमांटिक", isDrafted: false },
      null,
    ]);
    await draftNames(sql, 9);
    expect(await genre("Ravi")).toEqual({ name: "रवि", isDrafted: true });
    const [{ key } = { key: "" }] = await sql<{ key: string }[]>`select private.genre_of('Ravi') as key`;
    await saveGenreName(sql, key, " रविवार ");
    expect(await genre("Ravi")).toEqual({ name: "रविवार", isDrafted: false });
    await withGenre("RAVI");
    expect(await genre("Ravi")).toEqual({ name: "रविवार", isDrafted: false });
    await saveGenreName(sql, key, "");
    expect(await genre("Ravi")).toBeNull();
  });

  test.each(["Ravi", "म".repeat(101)])(
    "has no name that is not in Devanagari, or too long: %s",
    async (name) => {
      await withGenre("Ravi");
      const [{ key } = { key: "" }] = await sql<{ key: string }[]>`select private.genre_of('Ravi') as key`;
      await expect(saveGenreName(sql, key, name)).rejects.toMatchObject({ name: "GenreRefused" });
    },
  );
});
