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

test("the same search counts once for a network, and once for each other network", async () => {
  await noteAll([
    missed("tum hi ho"),
    missed("Tum Hi Ho"),
    missed("tum hi ho", "192.0.9.2"),
    missed("tum  hi HO ", "198.51.100.2"),
    missed("tum ho"),
  ]);
  expect(await listed()).toEqual([
    ["tum hi HO", 2],
    ["tum ho", 1],
  ]);
});

test.each([
  ["an IPv4 /16", (n: number) => `192.0.${n}.${n}`],
  ["an IPv6 /32", (n: number) => `2001:db8:${n}:${n}::1`],
])(
  "what %s repeats never counts as wanted by several, also on later days and after a start",
  async (_, from) => {
    let time = 1;
    for (let start = 0; start < 2; start += 1) {
      const notes = createSearchNotes(sql, fail, { now: () => time });
      for (let n = 0; n < 40; n += 1) {
        notes.note(missed("buy pills", from(n)));
        if (n % 10 === 9) time += 86_400_001;
      }
      await notes.close();
      expect(await listed()).toEqual([["buy pills", 1]]);
    }
    await noteAll([missed("buy pills", from(1)), missed("buy pills", "198.51.100.1")]);
    expect(await listed()).toEqual([["buy pills", 2]]);
  },
);

test("a search that finds something removes its words from the list, even within one visit", async () => {
  await noteAll([missed("tum hi ho"), missed("tum ho"), { ...missed("Tum hi ho"), hasFound: true }]);
  expect(await listed()).toEqual([["tum ho", 1]]);
});

test("the numbers of remembered visits and of waiting searches are limited", async () => {
  const three = [missed("ab"), missed("cd"), missed("ef")];
  const others = ["ab", "ef"].map((q) => missed(q, "198.51.100.1"));
  await noteAll([...three, ...others], { maxRemembered: 2 });
  expect(await listed()).toEqual([
    ["ef", 2],
    ["ab", 1],
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
  expect(kept).toEqual({ others: 600, flood: 10, after: 1 });
});

test.each([
  ["40 IPv4 /24s", 40, (n: number) => `${n + 10}.${n}.${n}.`],
  ["400 IPv6 /32s", 400, (n: number) => `2001:${(n + 16).toString(16)}:1:`],
])("junk from %s displaces no honest search within a minute", async (_networks, count, networkOf) => {
  const honest = Array.from({ length: 60 }, (_, n) => missed(`gaana ${n}`, `${n + 100}.1.1.1`));
  let time = 1;
  const notes = createSearchNotes(sql, fail, { now: () => time, maxWaiting: 3_000 });
  for (const one of honest) notes.note(one);
  for (let n = 0; n < 2_000; n += 1) {
    time = 60_001 + n * 29;
    const network = networkOf(n % count);
    notes.note(missed(`junk ${n}`, network.includes(":") ? `${network}:1` : `${network}7`));
  }
  await notes.close();
  const words = (await sql<{ key: string }[]>`select key from private.missed_searches`).map(({ key }) => key);
  expect(words.filter((key) => key.startsWith("gaana"))).toHaveLength(60);
  expect(words.filter((key) => key.startsWith("junk"))).toHaveLength(60);
});

test("networks that have a day for it write a part of the list only", async () => {
  let time = 1;
  const notes = createSearchNotes(sql, fail, { now: () => time, maxWaiting: 10_000 });
  for (let n = 0; n < 5_000; n += 1) {
    time += 15_000;
    notes.note(missed(`junk ${n}`, `198.${n % 8}.${(n >> 3) % 4}.7`));
  }
  await notes.close();
  expect(await sql`select from private.missed_searches`).toHaveLength(8 * 50);
});

test("a network gets a new share after a day, and the share does not limit removals", async () => {
  const ofDay = { perWideNetwork: 1 };
  await noteAll([missed("ab"), missed("cd"), { ...missed("ab"), hasFound: true }], { ofDay });
  expect(await listed()).toEqual([]);
  let time = 1;
  const notes = createSearchNotes(sql, fail, { ofDay, now: () => time });
  notes.note(missed("ab"));
  time += 86_400_001;
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
