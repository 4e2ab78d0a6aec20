/** Runs on one server: it is about what this process remembers; `missed-searches` stores them on both. */
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findMissedSearches } from "./missed-searches.ts";
import { createSearchNotes, type SearchNotesOptions, type SearchToNote } from "./note-searches.ts";

const { sql } = await openTestDatabase();

beforeEach(async () => {
  await sql`delete from private.missed_searches`;
});

const fail = (message: string) => {
  throw new Error(message);
};
const missed = (q: string, visitor = "192.0.2.1"): SearchToNote => ({ q, visitor, hasFound: false });
const listed = async () =>
  (await findMissedSearches(sql, { order: "most-wanted", page: 1 })).entries.map(({ words, searches }) => [
    words,
    searches,
  ]);

/** Records all of them and waits until they are written. */
async function noteAll(searches: readonly SearchToNote[], options: SearchNotesOptions = {}) {
  const notes = createSearchNotes(sql, fail, options);
  for (const search of searches) notes.note(search);
  await notes.close();
}

test("a search is recorded automatically, after a delay", async () => {
  const counted = countingStatements(sql);
  const notes = createSearchNotes(counted.sql, fail, { writeAfterMs: 100 });
  notes.note(missed("tum hi ho"));
  await wait(20);
  expect(counted.statements()).toBe(0);
  await vi.waitFor(async () => expect(await listed()).toEqual([["tum hi ho", 1]]), 10_000);
  notes.note(missed("tum ho"));
  await vi.waitFor(async () => expect(await listed()).toHaveLength(2), 10_000);
  await notes.close();
});

test("the same search counts once in one visit, and once for each visitor", async () => {
  await noteAll([
    missed("tum hi ho"),
    missed("Tum Hi Ho"),
    missed("tum hi ho", "192.0.2.2"),
    missed("tum ho"),
  ]);
  expect(await listed()).toEqual([
    ["tum hi ho", 2],
    ["tum ho", 1],
  ]);
});

test("a later visit counts again", async () => {
  await noteAll([missed("tum hi ho"), missed("tum hi ho")], { visitMs: 0 });
  expect(await listed()).toEqual([["tum hi ho", 2]]);
});

test("a search that finds something removes its words from the list, even within one visit", async () => {
  await noteAll([missed("tum hi ho"), missed("tum ho"), { ...missed("Tum hi ho"), hasFound: true }]);
  expect(await listed()).toEqual([["tum ho", 1]]);
});

test("the numbers of remembered visits and of waiting searches are limited", async () => {
  const three = [missed("ab"), missed("cd"), missed("ef")];
  await noteAll([...three, missed("ef"), missed("ab")], { maxRemembered: 2 });
  expect(await listed()).toEqual([
    ["ab", 2],
    ["ef", 1],
    ["cd", 1],
  ]);
  await sql`delete from private.missed_searches`;
  await noteAll(three, { maxWaiting: 2 });
  expect((await listed()).map(([words]) => words).sort()).toEqual(["ab", "cd"]);
});

test("a flood of searches from a few networks displaces nothing, and searches of others are still recorded", async () => {
  await sql`
    insert into private.missed_searches (key, words, last_searched_at)
    select 'song ' || n, 'Song ' || n, now() - n * interval '1 minute' from generate_series(1, 600) as n`;
  const networks = [...[1, 2, 3, 4].map((n) => `203.0.${n}.`), ...[5, 6, 7].map((n) => `2001:db8:${n}:`)];
  const flood = Array.from({ length: 2_400 }, (_, n) => {
    const network = networks[n % networks.length] ?? "";
    return missed(`flood ${n}`, network.includes(":") ? `${network}${n}::1` : network + (n % 256));
  });
  await noteAll([...flood, missed("tum hi ho", "198.51.100.1")]);
  const [kept] = await sql`
    select count(*) filter (where key like 'song %') as others, count(*) filter (where key like 'flood %') as flood,
      count(*) filter (where key = 'tum hi ho') as after from private.missed_searches`;
  expect(kept).toEqual({ others: 600, flood: 350, after: 1 });
});

test("a network gets a new share after the period, and the share does not limit removals", async () => {
  await noteAll([missed("ab"), missed("cd"), { ...missed("ab"), hasFound: true }], { share: 1 });
  expect(await listed()).toEqual([]);
  const notes = createSearchNotes(sql, fail, { share: 1, shareMs: 1 });
  notes.note(missed("ab"));
  await wait(20);
  notes.note(missed("cd"));
  await notes.close();
  expect((await listed()).map(([words]) => words).sort()).toEqual(["ab", "cd"]);
});

test("nothing is recorded after the end", async () => {
  const notes = createSearchNotes(sql, fail);
  await notes.close();
  notes.note(missed("tum hi ho"));
  await wait(20);
  expect(await listed()).toEqual([]);
});

test("a failing database is logged in one line, and the next search is recorded", async () => {
  const lines: string[] = [];
  const notes = createSearchNotes(sql, (line) => lines.push(line), { writeAfterMs: 1 });
  await sql`alter table private.missed_searches rename to missed_searches_away`;
  for (const q of ["ab", "cd", "ef"]) notes.note(missed(q));
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
  await sql`alter table private.missed_searches_away rename to missed_searches`;
  expect(lines[0]).toMatch(/^Error noting searches: relation .* does not exist$/);
  notes.note(missed("gh"));
  await notes.close();
  expect(await listed()).toEqual([["gh", 1]]);
});
