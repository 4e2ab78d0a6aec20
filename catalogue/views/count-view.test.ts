/** Runs on one server: views are collected in this process; `analytics` adds them on both. */
import { describe, expect, test } from "vitest";
import type { Sql } from "#postgres";
import { openTestDatabase, waitUntilSomebodyWaits } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { createViewCounter } from "./count-view.ts";

const { sql } = await openTestDatabase();

const addSong = async () => (await saveSong(sql, { title: "Gaana", lyrics_hindi: "गाना" })).id;
const viewsOf = async (id: number) => (await sql`select views from lyrics where id = ${id}`)[0]?.views;

/** A database client that counts statements, or fails. */
function database(answer: (statement: number) => Error | undefined = () => undefined) {
  const asked = { statements: 0 };
  const watched = new Proxy(sql, {
    apply: (target, self, args) => {
      asked.statements += 1;
      const error = answer(asked.statements);
      return error ? Promise.reject(error) : Reflect.apply(target, self, args);
    },
  });
  return { sql: watched as Sql, asked };
}

describe("the view counter", () => {
  test("returns the stored count", async () => {
    const id = await addSong();
    const counter = createViewCounter(sql);
    expect(await counter.count(id)).toBe(1);
    expect(await counter.count(id)).toBe(2);
    expect(await viewsOf(id)).toBe(2);
    await counter.close();
  });

  test("writes views that arrive together in one statement, without loss", async () => {
    const [one, two] = [await addSong(), await addSong()];
    const { sql: watched, asked } = database();
    const counter = createViewCounter(watched);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, number) => counter.count(number % 3 ? one : two)),
    );
    expect(asked.statements).toBe(1);
    expect([await viewsOf(one), await viewsOf(two)]).toEqual([200, 100]);
    expect(new Set(answers)).toEqual(new Set([100, 200]));
    await counter.close();
  });

  test("counts every acknowledged view while several instances and other statements count the same songs", async () => {
    const songs = await Promise.all(Array.from({ length: 8 }, addSong));
    const counters = [createViewCounter(sql, { batchMs: 1 }), createViewCounter(sql, { batchMs: 1 })];
    const rounds = counters.flatMap((counter, instance) =>
      Array.from({ length: 20 }, async (_, round) => {
        const order = (round + instance) % 2 ? songs : songs.toReversed();
        await Promise.all(order.map((song) => counter.count(song)));
      }),
    );
    const single = songs.map((song) => sql`select increment_views(${song})`);
    await Promise.all([...rounds, ...single]);
    for (const song of songs) expect(await viewsOf(song)).toBe(41);
    for (const counter of counters) await counter.close();
  });

  test("locks songs in a fixed order, whatever the order of views, so that it never deadlocks", async () => {
    const [lower, higher] = [await addSong(), await addSong()];
    const counter = createViewCounter(sql);
    const counting = await sql.begin(async (other) => {
      await other`select from lyrics where id = ${lower} for update`;
      const counted = Promise.all([counter.count(higher), counter.count(lower)]);
      await waitUntilSomebodyWaits(sql);
      await other`select from lyrics where id = ${higher} for update nowait`;
      return { counted };
    });
    expect(await counting.counted).toEqual([1, 1]);
    await counter.close();
  });

  test("returns null for a song that does not exist, beside others that do", async () => {
    const id = await addSong();
    const counter = createViewCounter(sql);
    expect(await Promise.all([counter.count(1e9), counter.count(id)])).toEqual([null, 1]);
    await counter.close();
  });

  test.each([0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    "answers null for %d, which can be no id, without asking the database",
    async (id) => {
      const { sql: watched, asked } = database();
      const counter = createViewCounter(watched, { batchMs: 0 });
      expect(await counter.count(id)).toBeNull();
      await counter.close();
      expect(asked.statements).toBe(0);
    },
  );

  test("rejects the callers of a failed write, and continues to count", async () => {
    const id = await addSong();
    const { sql: watched } = database((statement) =>
      statement === 1 ? new Error("The database is away.") : undefined,
    );
    const counter = createViewCounter(watched);
    const failed = await Promise.allSettled([counter.count(id), counter.count(id)]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await counter.count(id)).toBe(1);
    await counter.close();
  });

  test("rejects callers above its limit, and counts the others", async () => {
    const id = await addSong();
    const counter = createViewCounter(sql, { maxWaiting: 3 });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => counter.count(id)));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect(await counter.count(id)).toBe(4);
    await counter.close();
  });

  test("writes what is waiting before it closes, and counts nothing afterwards", async () => {
    const id = await addSong();
    const counter = createViewCounter(sql, { batchMs: 60_000 });
    const waiting = counter.count(id);
    await counter.close();
    expect(await waiting).toBe(1);
    await expect(counter.count(id)).rejects.toThrow("stopping");
    expect(await viewsOf(id)).toBe(1);
  });
});
