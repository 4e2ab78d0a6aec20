import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createGlossaryReader, findMachineVersion, saveSong } from "#catalogue";
import { openQueue } from "#queue";
import type { ChangeFeed } from "#realtime";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { learnInBackground } from "./learn-in-background.ts";

const { sql, address } = await openTestDatabase({ connections: 4 });

const lines: string[] = [];
const keep = (line: string) => lines.push(line);
const learn = (pauses?: Parameters<typeof learnInBackground>[4]) => {
  const queue = openQueue(address, { warn: keep });
  learnInBackground(queue, sql, changes, createGlossaryReader(), pauses);
  return queue;
};

type Listener = Parameters<ChangeFeed["onChange"]>[0];

const listeners = new Set<Listener>();
const changes: Pick<ChangeFeed, "onChange"> = {
  onChange(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const change = () => {
  for (const listener of listeners) listener({ kind: "many", version: 1 });
};
const left = async () => (await sql`select from private.songs_to_learn`).length;
const addSongs = (songs: number) => sql`
  insert into lyrics (title, lyrics_hindi) select n::text, 'आ जा' from generate_series(1, ${songs}::int) as n`;

/** In milliseconds; a busy machine takes its time, and what never comes fails all the same. */
const soon = 40_000;

afterEach(() => {
  listeners.clear();
  lines.length = 0;
});

test("a start learns all songs that are not learned yet", async () => {
  await addSongs(30);
  const learning = learn();
  await vi.waitFor(async () => expect(await left()).toBe(0), soon);
  await learning.close();
});

test("a change of the catalogue is learned at once, as often as there is one", async () => {
  const learning = learn();
  for (const title of ["One", "Two"]) {
    const { id } = await saveSong(sql, { title, lyrics_hindi: "आ जा" });
    change();
    await vi.waitFor(async () => expect(await findMachineVersion(sql, id)).not.toBeNull(), soon);
  }
  await learning.close();
  expect(lines).toEqual([]);
});

test("while changes follow one another, a few songs are learned, and the others afterwards", async () => {
  await addSongs(40);
  const pauses = { quiet: 500, longest: 60_000 };
  const learning = learn(pauses);
  for (let elapsed = 0; elapsed < 1_500; elapsed += 50) {
    change();
    await setTimeout(50);
  }
  expect(await left()).toBe(36);
  await vi.waitFor(async () => expect(await left()).toBe(0), soon);
  await learning.close();
});

test("changes that never end do not keep songs from being learned", async () => {
  await addSongs(12);
  const pauses = { quiet: 60_000, longest: 200 };
  const learning = learn(pauses);
  change();
  await vi.waitFor(async () => expect(await left()).toBe(0), soon);
  await learning.close();
});

test("a failure is logged in one line, and the next change learns what was left", async () => {
  await addSongs(3);
  await sql`alter table private.word_pairs rename to pairs_away`;
  const learning = learn();
  await vi.waitFor(() => expect(lines).toHaveLength(1), soon);
  expect(lines[0]).toMatch(/^Failed: learning songs, to be tried again in 15 s: relation .* does not exist$/);
  await sql`alter table private.pairs_away rename to word_pairs`;
  change();
  await vi.waitFor(async () => expect(await left()).toBe(0), soon);
  await learning.close();
});

test("closing stops between two songs, and what is left stays noted", async () => {
  await addSongs(60);
  const learning = learn();
  await learning.close();
  expect(await left()).toBeGreaterThan(0);
  expect(lines).toEqual([]);
});
