/** Whom a name that nobody has probably means. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { findNearName } from "./find-near-name.ts";
import { findOfferedNames } from "./find-offered-names.ts";
import { findOffersOfSong } from "./find-offers-of-song.ts";
import { suggestNames } from "./suggest-names.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const song = (fields: object) => saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", ...fields });
const near = async (kind: Parameters<typeof findNearName>[1], name: string, exceptId?: number) =>
  (await findNearName(sql, kind, name, exceptId))?.name ?? null;

describe("a name of a person", () => {
  beforeEach(async () => {
    await song({ singerNames: "Jagjit Singh, Lata Mangeshkar", lyricistNames: "Nida Fazli" });
    await song({ singerNames: "Jagjit Singh", musicDirectorNames: "Jagjit Singh" });
  });

  test.each([
    ...["Jagjit Sing", "Jagit Singh", "Jagjeet Singh", "जगजीत सिंह", "Singh Jagjit", "  jagit  sing "],
  ])("%s probably means Jagjit Singh, with the number of his songs", async (name) => {
    expect(await findNearName(sql, "singers", name)).toEqual({
      id: expect.any(Number),
      name: "Jagjit Singh",
      songCount: 2,
    });
  });

  test("that somebody of the kind has, or that is near nobody of it, means nobody else", async () => {
    for (const name of ["Jagjit Singh", "jagjit  SINGH", "Chitra Singh", "", "\0", "%", "x".repeat(5000)])
      expect(await near("singers", name)).toBeNull();
    expect(await near("lyricists", "Jagit Singh")).toBeNull();
    expect(await near("lyricists", "Nida Fazly")).toBe("Nida Fazli");
  });

  test("means nobody where it leads to somebody as another name, and not whoever gets it", async () => {
    const { id } = await saveEntry(sql, "singers", { name: "Ghulam Ali", aliases: ["Jagjit Sing"] });
    expect(await near("singers", "Jagjit Sing")).toBeNull();
    expect(await near("singers", "Gulam Alli", id)).toBeNull();
    expect(await near("singers", "Gulam Alli")).toBe("Ghulam Ali");
  });

  test("is offered in any role, never chosen beforehand, with one of several names", async () => {
    expect(
      await findOfferedNames(sql, ["Jagit Singh, Chitra Singh", "Lata Mangeshker, Jagjit Singh"]),
    ).toEqual([
      { typed: "Jagit Singh", names: ["Jagjit Singh"], isChosen: false, nearSongs: 2 },
      { typed: "Lata Mangeshker", names: ["Lata Mangeshkar"], isChosen: false, nearSongs: 1 },
    ]);
  });

  test("is suggested last while it is typed", async () => {
    expect((await suggestNames(sql, "singers", "Jagit Sing")).map(({ name }) => name)).toEqual([
      "Jagjit Singh",
    ]);
  });
});

test("of two near names the nearer one is meant, else the one with more songs", async () => {
  await song({ singerNames: "Mohammed Rafi, Mohamad Rafi" });
  await song({ singerNames: "Mohammed Rafi" });
  expect(await near("singers", "Mohammd Rafi")).toBe("Mohammed Rafi");
});

test("an album is meant by a near name without a year, or with its own", async () => {
  await song({ albumName: "Devdas (1955)" });
  expect(await near("albums", "Devdass")).toBe("Devdas");
  expect(await near("albums", "देवदास")).toBe("Devdas");
  expect(await near("albums", "Devdass (1955)")).toBe("Devdas");
  expect(await near("albums", "Devdass (2002)")).toBeNull();
  expect(await near("albums", "Devdas (2002)")).toBeNull();
  await song({ albumName: "Devdas (2002)" });
  expect(await near("albums", "Devdass (2002)")).toBe("Devdas (2002)");
  expect(await near("albums", "Devdas")).toBeNull();
});

test("a genre is meant by a slip, but by none of its own spellings and no other word", async () => {
  await song({ genre: "Romantic" });
  await song({ genre: "Ghazal" });
  expect(await findNearName(sql, "genres", "Romatic")).toEqual({ id: null, name: "Romantic", songCount: 1 });
  for (const typed of ["romantic", "gazal", "ग़ज़ल", "Bhajan", ""])
    expect(await near("genres", typed)).toBeNull();
});

test("the names of a song are asked about together: people in any role, its album with a year, its genre", async () => {
  await song({ singerNames: "Jagjit Singh", albumName: "Mirza Ghalib (1988)", genre: "Ghazal" });
  const people = ["Jagit Singh, Lata & Rafi", "Jagit Singh", ""];
  const names = { people, albumName: " Mirza Galib (1988)", genre: "Ghazel" };
  const offered = { isChosen: false, nearSongs: 1 };
  expect(await findOffersOfSong(sql, names)).toEqual([
    { field: null, typed: "Jagit Singh", names: ["Jagjit Singh"], ...offered },
    { ...offered, field: null, typed: "Lata & Rafi", names: ["Lata", "Rafi"], nearSongs: null },
    { field: "albumName", typed: "Mirza Galib (1988)", names: ["Mirza Ghalib"], ...offered },
    { field: "genre", typed: "Ghazel", names: ["Ghazal"], ...offered },
  ]);
  const unreadable = { people: ["\0"], albumName: "x".repeat(5000), genre: "\0" };
  expect(await findOffersOfSong(sql, unreadable)).toEqual([]);
});
