/**
 * What readers are told of people and albums: saved, refused, merged, deleted and restored with them. A name is one
 * person in all roles.
 */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { deleteEntry } from "./delete-entry.ts";
import type { EntryInput } from "./entry-facts.ts";
import { findEntryToEdit } from "./find-entry-to-edit.ts";
import { mergeEntries } from "./merge-entries.ts";
import { saveEntry } from "./save-entry.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const facts = { otherName: "मीरा", birthYear: 1498, deathYear: 1546, about: "A poet and saint." };
const none = { otherName: "", birthYear: null, deathYear: null, about: "" };
const peopleKinds = ["singers", "artists", "lyricists", "music-directors"] as const;

const add = (name: string, given: Partial<EntryInput> = {}, kind: (typeof peopleKinds)[number] = "singers") =>
  saveEntry(sql, kind, { name, ...given });
const factsOf = async (id: number, kind: (typeof peopleKinds)[number] = "singers") => {
  const { otherName, birthYear, deathYear, about } = (await findEntryToEdit(sql, kind, id)) ?? {};
  return { otherName, birthYear, deathYear, about };
};
const storedFacts = () => sql`select from person_facts`;
const restoreLast = async () => {
  const [entry] = (await listTrash(sql, { page: 1 })).entries;
  return restoreFromTrash(sql, entry?.trashId ?? 0);
};

describe.each(peopleKinds)("the facts of one of the %s", (kind) => {
  test("are stored tidied, filled into the form, and removed when they are empty", async () => {
    const saved = await add("Meera", { ...facts, otherName: "  मीरा ", about: "A poet\n and  saint." }, kind);
    expect(await findEntryToEdit(sql, kind, saved.id)).toMatchObject({ ...facts, version: saved.version });
    const later = await saveEntry(sql, kind, { name: "Meera", ...none, about: "Saint" }, saved);
    expect(await factsOf(saved.id, kind)).toEqual({ ...none, about: "Saint" });
    await saveEntry(sql, kind, { name: "Meera", ...none }, later);
    expect(await storedFacts()).toHaveLength(0);
  });

  test.each([
    [{ otherName: "म".repeat(201) }, "too-long", "otherName"],
    [{ about: "x".repeat(501) }, "too-long", "about"],
    [{ birthYear: 499 }, "year-invalid", "birthYear"],
    [{ deathYear: 3000 }, "year-invalid", "deathYear"],
    [{ birthYear: 1930.5 }, "year-invalid", "birthYear"],
    [{ birthYear: 1930, deathYear: 1929 }, "years-reversed", "deathYear"],
  ])("are refused with the whole entry: %j", async (wrong, code, field) => {
    await expect(add("Meera", wrong, kind)).rejects.toMatchObject({ name: "EntryRefused", code, field });
    expect(await sql`select name from singers union all select name from lyricists`).toHaveLength(0);
  });

  test("have no text that is too long at 500 characters", async () => {
    const { id } = await add("Meera", { about: "ह".repeat(500) }, kind);
    expect((await factsOf(id, kind)).about).toHaveLength(500);
  });
});

test("a save that does not mention facts keeps them", async () => {
  const first = await add("Meera", facts);
  await saveEntry(sql, "singers", { name: "Meera", picture: "https://x/m" }, first);
  expect(await factsOf(first.id)).toEqual(facts);
});

test("changed facts make a form stale, also when they were changed in another role, and equal ones do not", async () => {
  const singer = await add("Meera", facts);
  expect((await saveEntry(sql, "singers", { name: "Meera", ...facts }, singer)).version).toBe(singer.version);
  const lyricist = await add("meera", {}, "lyricists");
  await saveEntry(sql, "lyricists", { name: "Meera", ...facts, about: "Other" }, { id: lyricist.id });
  const stale = saveEntry(sql, "singers", { name: "Meera", ...facts }, singer);
  await expect(stale).rejects.toMatchObject({ code: "stale" });
  expect((await factsOf(singer.id)).about).toBe("Other");
  const now = (await findEntryToEdit(sql, "singers", singer.id))?.version ?? "";
  await sql`delete from person_facts`;
  const again = saveEntry(sql, "singers", { name: "Meera" }, { id: singer.id, version: now });
  await expect(again).rejects.toMatchObject({ code: "stale" });
});

describe("a renamed person", () => {
  test("takes the facts along", async () => {
    const { id } = await add("Meera", facts);
    await sql`update singers set name = 'Mirabai' where id = ${id}`;
    expect(await factsOf(id)).toEqual(facts);
    expect(await storedFacts()).toHaveLength(1);
  });

  test("leaves them to whoever has the old name, and keeps those of the new one", async () => {
    const singer = await add("Meera", facts);
    const lyricist = await add("Meera", {}, "lyricists");
    await add("Mirabai", { about: "Saint" }, "music-directors");
    await saveEntry(sql, "singers", { name: "Mirabai" }, { id: singer.id });
    expect(await factsOf(singer.id)).toEqual({ ...none, about: "Saint" });
    expect(await factsOf(lyricist.id, "lyricists")).toEqual(facts);
  });
});

describe("a merge", () => {
  test("keeps the facts of the one who stays, and fills gaps from the other", async () => {
    const from = await add("Mira", { ...facts, about: "Of the other" });
    const into = await add("Meera", { about: "Own", birthYear: 1500 });
    await mergeEntries(sql, "singers", { from: from.id, into: into.id });
    expect(await factsOf(into.id)).toEqual({ ...facts, birthYear: 1500, about: "Own" });
    expect(await storedFacts()).toHaveLength(1);
  });

  test("leaves out a year that contradicts a known one", async () => {
    const from = await add("Mira", { deathYear: 1546, about: "A poet" });
    const into = await add("Meera", { birthYear: 1900 });
    await mergeEntries(sql, "singers", { from: from.id, into: into.id });
    expect(await factsOf(into.id)).toEqual({ ...none, birthYear: 1900, about: "A poet" });
  });
});

describe("a deleted person", () => {
  test("takes the facts to the trash and brings them back", async () => {
    const { id } = await add("Meera", facts);
    await deleteEntry(sql, "singers", id);
    expect(await storedFacts()).toHaveLength(0);
    await restoreLast();
    expect(await factsOf(id)).toEqual(facts);
  });

  test("leaves them to other roles, whose later facts count after a restore", async () => {
    const singer = await add("Meera", facts);
    const lyricist = await add("Meera", {}, "lyricists");
    await deleteEntry(sql, "singers", singer.id);
    expect(await factsOf(lyricist.id, "lyricists")).toEqual(facts);
    await saveEntry(sql, "lyricists", { name: "Meera", ...none, about: "New" }, { id: lyricist.id });
    await restoreLast();
    expect(await factsOf(singer.id)).toEqual({ ...none, about: "New" });
  });

  test("comes back without facts from a trash of before there were any", async () => {
    const { id } = await add("Meera", facts);
    await deleteEntry(sql, "singers", id);
    await sql`update private.trash set links = links - 'facts'`;
    await restoreLast();
    expect(await factsOf(id)).toEqual(none);
  });
});

test("an album has a name in the other script and a text, which a merge fills and the trash keeps", async () => {
  const told = { otherName: "देवदास", about: "Twice filmed." };
  const from = await saveEntry(sql, "albums", { name: "Devdas", year: 1935, ...told });
  const into = await saveEntry(sql, "albums", { name: "Devdas", year: 1955, about: "Own" });
  expect(await findEntryToEdit(sql, "albums", from.id)).toMatchObject({ ...told, version: from.version });
  await mergeEntries(sql, "albums", { from: from.id, into: into.id });
  const merged = { otherName: "देवदास", about: "Own" };
  expect(await findEntryToEdit(sql, "albums", into.id)).toMatchObject(merged);
  await deleteEntry(sql, "albums", into.id);
  expect(await sql`select from album_facts`).toHaveLength(0);
  await restoreLast();
  expect(await findEntryToEdit(sql, "albums", into.id)).toMatchObject(merged);
  await saveEntry(sql, "albums", { name: "Devdas", year: 1955, otherName: "", about: "" }, { id: into.id });
  expect(await sql`select from album_facts`).toHaveLength(0);
  const tooLong = saveEntry(sql, "albums", { name: "A", year: 1955, about: "x".repeat(501) });
  await expect(tooLong).rejects.toMatchObject({ code: "too-long", field: "about" });
});
