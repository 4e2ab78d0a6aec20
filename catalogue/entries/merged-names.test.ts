/**
 * A merge gives the one that stays the names of the other, and the address of the other leads there until it is
 * restored.
 */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { deleteEntry } from "./delete-entry.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { findEntryToEdit } from "./find-entry-to-edit.ts";
import { findMerged } from "./find-merged.ts";
import { mergeEntries } from "./merge-entries.ts";
import { saveEntry } from "./save-entry.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const add = async (name: string, aliases: string[] = [], kind: EntryKind = "singers") => {
  const year = kind === "albums" ? 1960 : null;
  return (await saveEntry(sql, kind, { name, aliases, year })).id;
};
const aliasesOf = async (id: number, kind: EntryKind = "singers") =>
  (await findEntryToEdit(sql, kind, id))?.aliases;
const merge = (from: number, into: number, kind: EntryKind = "singers") =>
  mergeEntries(sql, kind, { from, into });
const leadsTo = async (id: number, kind: EntryKind = "singers") =>
  (await findMerged(sql, kind, id))?.id ?? null;
const restore = async (name: string) => {
  const { entries } = await listTrash(sql, { page: 1 });
  return restoreFromTrash(sql, entries.find((entry) => entry.name === name)?.trashId ?? 0);
};

test.each(["singers", "lyricists", "music-directors", "albums"] as const)(
  "one of the %s that stays gets the name, the name in the other script and the aliases of the other",
  async (kind) => {
    const year = kind === "albums" ? 1960 : null;
    const told = { name: "Latha", otherName: "लथा", aliases: ["Didi"], year };
    const from = (await saveEntry(sql, kind, told)).id;
    const into = (await saveEntry(sql, kind, { name: "Lata", otherName: "लता", aliases: ["Kokila"], year }))
      .id;
    await merge(from, into, kind);
    expect(await aliasesOf(into, kind)).toEqual(["Kokila", "Latha", "Didi", "लथा"]);
    expect(await leadsTo(from, kind)).toBe(into);
    expect(await leadsTo(into, kind)).toBeNull();
  },
);

test("a name that somebody has in another role is no other name", async () => {
  const [from, into] = [await add("Latha"), await add("Lata")];
  const lyricist = await add("Latha", [], "lyricists");
  await merge(from, into);
  expect(await aliasesOf(into)).toEqual([]);
  expect(await leadsTo(from)).toBe(into);
  await merge(lyricist, await add("Lata", [], "lyricists"), "lyricists");
  expect(await aliasesOf(into)).toEqual(["Latha"]);
});

test("addresses lead on through several merges, also to one that is renamed, and to nobody who is gone", async () => {
  const [a, b, c] = [await add("Ek"), await add("Do"), await add("Teen")];
  await merge(a, b);
  await merge(b, c);
  await saveEntry(sql, "singers", { name: "Char" }, { id: c });
  expect([await leadsTo(a), await leadsTo(b)]).toEqual([c, c]);
  expect(await findMerged(sql, "singers", a)).toEqual({ id: c, name: "Char" });
  expect(await aliasesOf(c)).toEqual(["Do", "Ek"]);
  await deleteEntry(sql, "singers", c);
  expect([await leadsTo(a), await leadsTo(b)]).toEqual([null, null]);
  await restore("Char");
  expect([await leadsTo(a), await leadsTo(b)]).toEqual([c, c]);
  for (const id of [0, -1, 0.5, 2 ** 60]) expect(await leadsTo(id)).toBeNull();
});

test("one that is restored has its address and its names again, and may be merged the other way round", async () => {
  const from = await add("Latha", ["Didi"]);
  const into = await add("Lata", ["Kokila"]);
  await merge(from, into);
  await restore("Latha");
  expect(await leadsTo(from)).toBeNull();
  expect([await aliasesOf(from), await aliasesOf(into)]).toEqual([["Didi"], ["Kokila"]]);
  await merge(into, from);
  expect([await leadsTo(from), await leadsTo(into)]).toEqual([null, from]);
});

test("a restored song has the people and the album into which its own were merged", async () => {
  const credits = { albumName: "Purana", singerNames: "Latha", lyricistNames: "Sahir" };
  const song = await saveSong(sql, { title: "Geet", lyrics_english: "la", ...credits });
  const idOf = async (table: string) => Number((await sql`select id from ${sql(table)}`)[0]?.id);
  const [singer, lyricist, album] = [await idOf("singers"), await idOf("lyricists"), await idOf("albums")];
  await deleteEntry(sql, "songs", song.id);
  const into = await add("Lata");
  await merge(singer, into);
  await merge(lyricist, await add("Sahir Ludhianvi", [], "lyricists"), "lyricists");
  const newAlbum = await add("Naya", [], "albums");
  await merge(album, newAlbum, "albums");
  expect(await restore("Geet")).toMatchObject({ missing: [] });
  expect(await sql`select album_id from lyrics`).toEqual([{ album_id: newAlbum }]);
  expect(await sql`select singer_id from lyrics_singers`).toEqual([{ singer_id: into }]);
  expect(await sql`select name from lyricists`).toEqual([{ name: "Sahir Ludhianvi" }]);
});
