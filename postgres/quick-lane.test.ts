/** Runs on one server: queues are in this process. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { openPool, type Sql } from "./pool.ts";
import { openQuickLane } from "./quick-lane.ts";
import { openTestDatabase } from "./testing/index.ts";

const { sql: pool, address } = await openTestDatabase();
const { read, end } = openQuickLane(address, pool);
afterAll(() => end({ timeout: 1 }));

const connectionOf = async (sql: Sql) => (await sql`select pg_backend_pid() as pid`)[0]?.pid;
const several = (count: number, ask: (sql: Sql) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, () => read(ask)));

describe("quick reads", () => {
  test("share one connection, even at the same time", async () => {
    const lane = await read(connectionOf);
    expect(new Set(await several(20, connectionOf))).toEqual(new Set([lane]));
  });

  test("use other connections while one is slow, and their own again afterwards", async () => {
    const lane = await read(connectionOf);
    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = openPool(address, { connections: 1 });
    const holding = holder.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(1)`;
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const slow = read((sql) => sql`select pg_advisory_xact_lock(1)`);
    // Only after a while it is known to be slow.
    await wait(150);
    expect(new Set(await several(5, connectionOf))).not.toContain(lane);
    held.resolve();
    await Promise.all([holding, slow]);
    await holder.end();
    expect(await read(connectionOf)).toBe(lane);
  });

  test("use other connections when very many wait", async () => {
    const lane = await read(connectionOf);
    const connections = await several(80, connectionOf);
    expect(connections.slice(0, 64)).toEqual(Array(64).fill(lane));
    expect(connections.slice(64)).not.toContain(lane);
  });

  test("that fail reject only their own caller", async () => {
    const [before, failed, after] = await Promise.allSettled([
      read(connectionOf),
      read((sql) => sql`select 1 / 0`),
      read(connectionOf),
    ]);
    expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    expect(after).toEqual(before);
  });

  test("are rejected as soon as those of the pool while the server is unavailable", async () => {
    const away = { ...address, socketFile: "/nowhere/.s.PGSQL.5432" };
    const others = openPool(away, { connections: 9 });
    const lane = openQuickLane(away, others);
    const began = performance.now();
    const answers = await Promise.allSettled(Array.from({ length: 64 }, () => lane.read(connectionOf)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    // One after the other they would take longer.
    expect(performance.now() - began).toBeLessThan(5_000);
    await Promise.all([lane, others].map((each) => each.end({ timeout: 0 })));
  });

  test("work again after their connection was lost", async () => {
    const lane = await read(connectionOf);
    await pool`select pg_terminate_backend(${lane})`;
    await expect.poll(() => read(connectionOf).catch(() => lane)).not.toBe(lane);
  });
});
