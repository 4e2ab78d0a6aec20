/** Facts and aliases of people and albums belong to their history, in each role of a name. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import type { EntryInput } from "../entries/entry-facts.ts";
import type { EntryKind } from "../entries/entry-kinds.ts";
import { findEntryToEdit } from "../entries/find-entry-to-edit.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { findHistory } from "./find-history.ts";
import { restoreRevision } from "./restore-revision.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const revisionsOf = async (kind: EntryKind, id: number) =>
  ((await findHistory(sql, { kind, id }))?.revisions ?? []).toReversed();
const stateOf = async (table: string, id: number) =>
  (await sql`select private.state_of(${table}, ${id}) as state`)[0]?.state;

test.each([
  ["singers", "singers"],
  ["music-directors", "music_directors"],
  ["albums", "albums"],
] as const)("each earlier state of one of the %s is known and can be given again", async (kind, table) => {
  const year = kind === "albums" ? 1960 : null;
  const edits: EntryInput[] = [
    { name: "Lata", otherName: "लता", aliases: ["Didi", "Kokila"] },
    { name: "Lata", otherName: "", about: "A voice.", aliases: ["Kokila"] },
    { name: "Lata Mangeshkar", about: "Another.", aliases: ["Lata"] },
    { name: "Didi", about: "", aliases: [] },
    { name: "Didi", aliases: ["Bulbul"] },
    { name: "Bulbul", aliases: [] },
  ];
  const { id } = await saveEntry(sql, kind, { name: "First", year });
  const states = [await stateOf(table, id)];
  for (const edit of edits) {
    await saveEntry(sql, kind, { year, ...edit }, { id });
    states.push(await stateOf(table, id));
  }
  const revisions = await revisionsOf(kind, id);
  expect(revisions).toHaveLength(states.length);
  for (const [place, revision] of revisions.entries()) {
    const [found] = await sql`select private.state_after(${table}, ${id}, ${revision.id}) as state`;
    expect(found?.state).toEqual(states[place]);
  }
  for (const [place, revision] of revisions.entries()) {
    expect(await restoreRevision(sql, { kind, id }, revision.id)).toBe(true);
    expect(await stateOf(table, id)).toEqual(states[place]);
  }
});

test("a change in one role is in the history of the others", async () => {
  const singer = await saveEntry(sql, "singers", { name: "Lata", aliases: ["Didi"] });
  const composer = await saveEntry(sql, "music-directors", { name: "Lata" });
  await saveEntry(
    sql,
    "music-directors",
    { name: "Lata", aliases: [], about: "A voice." },
    { id: composer.id },
  );
  const [, changed] = await revisionsOf("singers", singer.id);
  expect(changed?.fields.map(({ field }) => field)).toEqual(["person_aliases", "person_facts"]);
  await restoreRevision(
    sql,
    { kind: "singers", id: singer.id },
    (await revisionsOf("singers", singer.id))[0]?.id ?? 0,
  );
  expect((await findEntryToEdit(sql, "music-directors", composer.id))?.aliases).toEqual(["Didi"]);
});
