/**
 * Other names of people and albums: saved, refused, and followed by renaming, deleting and restoring. A name is one
 * person in all roles.
 */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { deleteEntry } from "./delete-entry.ts";
import { findEntryToEdit } from "./find-entry-to-edit.ts";
import { saveEntry } from "./save-entry.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

type Kind = "singers" | "lyricists" | "music-directors" | "albums";
const lata = ["लता मंगेशकर", "Lata Dinanath Mangeshkar"];

const add = (name: string, aliases: string[], kind: Kind = "singers", year: number | null = null) =>
  saveEntry(sql, kind, { name, aliases, year });
const aliasesOf = async (id: number, kind: Kind = "singers") =>
  (await findEntryToEdit(sql, kind, id))?.aliases;
const restoreLast = async () => {
  const [entry] = (await listTrash(sql, { page: 1 })).entries;
  return restoreFromTrash(sql, entry?.trashId ?? 0);
};

test.each([
  ["singers", null],
  ["lyricists", null],
  ["music-directors", null],
  ["albums", 1960],
] as const)("aliases of one of the %s are stored tidied, once each, in their order", async (kind, year) => {
  const typed = ["  लता   मंगेशकर ", "", "LATA mangeshkar", "Lata Didi", "lata  didi"];
  const { id, version } = await add("Lata Mangeshkar", typed, kind, year);
  expect(await findEntryToEdit(sql, kind, id)).toMatchObject({
    aliases: ["लता मंगेशकर", "Lata Didi"],
    version,
  });
  await saveEntry(sql, kind, { name: "Lata Mangeshkar", year }, { id });
  expect(await aliasesOf(id, kind)).toEqual(["लता मंगेशकर", "Lata Didi"]);
  await saveEntry(sql, kind, { name: "Lata Mangeshkar", year, aliases: ["Didi"] }, { id });
  expect(await aliasesOf(id, kind)).toEqual(["Didi"]);
});

test("aliases are those of the person in all roles, and make a form stale", async () => {
  const singer = await add("Lata Mangeshkar", lata);
  const composer = await add("lata mangeshkar", [...lata, "Anandghan"], "music-directors");
  expect(await aliasesOf(singer.id)).toEqual([...lata, "Anandghan"]);
  const stale = saveEntry(sql, "singers", { name: "Lata", aliases: [] }, singer);
  await expect(stale).rejects.toMatchObject({ code: "stale" });
  const { version = "" } = (await findEntryToEdit(sql, "singers", singer.id)) ?? {};
  await saveEntry(sql, "music-directors", { name: "Lata Mangeshkar", aliases: lata }, { id: composer.id });
  const again = saveEntry(sql, "singers", { name: "Lata" }, { id: singer.id, version });
  await expect(again).rejects.toMatchObject({ code: "stale" });
});

describe("a name that means somebody else is refused", () => {
  test("as an alias of another person, whatever their roles", async () => {
    await add("Asha Bhosle", ["Asha Tai"], "lyricists");
    for (const taken of ["asha bhosle", "ASHA TAI"])
      await expect(add("Lata Mangeshkar", [taken])).rejects.toMatchObject({
        code: "other-name-taken",
        field: "aliases",
        message: `"${taken}" is a name of "Asha Bhosle". Leave it out, or merge the two.`,
      });
    expect(await sql`select from singers`).toHaveLength(0);
  });

  test("as the name of another person", async () => {
    const { id } = await add("Lata Mangeshkar", lata);
    await expect(add("लता मंगेशकर", [], "lyricists")).rejects.toMatchObject({
      code: "other-name-taken",
      field: "name",
    });
    const other = await add("Usha", []);
    const renamed = saveEntry(sql, "singers", { name: "लता मंगेशकर" }, { id: other.id });
    await expect(renamed).rejects.toMatchObject({ code: "other-name-taken", field: "name" });
    await saveEntry(sql, "singers", { name: "लता मंगेशकर", aliases: ["Lata Mangeshkar"] }, { id });
    expect(await aliasesOf(id)).toEqual(["Lata Mangeshkar"]);
  });

  test("among albums of one year only", async () => {
    await add("Devdas", ["देवदास"], "albums", 1955);
    const { id } = await add("Devdas", ["देवदास"], "albums", 2002);
    const other = await add("Other", [], "albums", 1955);
    for (const aliases of [["देवदास"], ["DEVDAS"]])
      await expect(
        saveEntry(sql, "albums", { name: "Other", year: 1955, aliases }, { id: other.id }),
      ).rejects.toMatchObject({ code: "other-name-taken", field: "aliases" });
    await expect(add("देवदास", [], "albums", 2002)).rejects.toMatchObject({ code: "other-name-taken" });
    const moved = saveEntry(sql, "albums", { name: "Bimal", year: 1955 }, { id });
    await expect(moved).rejects.toMatchObject({ code: "other-name-taken", field: "name" });
  });

  test.each([["a, b"], ["x".repeat(201)]])("or that cannot be a name: %s", async (alias) => {
    await expect(add("Lata", [alias])).rejects.toMatchObject({ field: "aliases" });
  });
});

describe("aliases", () => {
  test("follow the last person of a name, and stay with whoever still has it", async () => {
    const singer = await add("Lata Mangeshkar", lata);
    const composer = await add("Lata Mangeshkar", lata, "music-directors");
    await saveEntry(sql, "music-directors", { name: "Anandghan" }, { id: composer.id });
    expect(await aliasesOf(composer.id, "music-directors")).toEqual([]);
    await saveEntry(sql, "singers", { name: "Lata" }, { id: singer.id });
    expect(await aliasesOf(singer.id)).toEqual(lata);
  });

  test("go to the trash with the last person of a name and come back, unless they are taken meanwhile", async () => {
    const { id } = await add("Lata Mangeshkar", lata);
    await deleteEntry(sql, "singers", id);
    expect(await sql`select from person_aliases`).toHaveLength(0);
    await add("Lata Dinanath Mangeshkar", []);
    await restoreLast();
    expect(await aliasesOf(id)).toEqual(["लता मंगेशकर"]);
    const album = await add("Guide", ["गाइड"], "albums", 1965);
    await deleteEntry(sql, "albums", album.id);
    await restoreLast();
    expect(await aliasesOf(album.id, "albums")).toEqual(["गाइड"]);
  });

  test("of others refuse to restore a name that is theirs now", async () => {
    const { id } = await add("Lata", []);
    await deleteEntry(sql, "singers", id);
    await add("Lata Mangeshkar", ["Lata"]);
    await expect(restoreLast()).rejects.toMatchObject({
      code: "name-is-alias",
      other: { name: "Lata Mangeshkar" },
    });
  });
});
