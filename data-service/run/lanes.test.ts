import { afterAll, describe, expect, test } from "vitest";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { openLanes } from "./lanes.ts";

const database = await openTestDatabase({ bare: true });
const clock = { ms: 0 };
const lanes = openLanes(database.address, 3, "lanes", () => clock.ms);

afterAll(async () => {
  await lanes.close();
  await database.close();
});

async function runAlone<Result>(work: (sql: Sql) => PromiseLike<Result>): Promise<Result> {
  const lane = lanes.takeOwn();
  const connection = lane.enter();
  try {
    return await work(connection.sql);
  } finally {
    lane.leave(connection);
    lanes.giveBack(lane);
  }
}

const pidOf = async (lane: Sql) => (await lane<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;

describe("a lane", () => {
  test("is one connection from the first statement of its user to the last, and nobody else's meanwhile", async () => {
    const pids = await Promise.all(
      [1, 2].map(() => runAlone(async (lane) => [await pidOf(lane), await pidOf(lane)])),
    );
    expect(new Set(pids.map(([first, last]) => first === last && first)).size).toBe(2);
    await Promise.all([1, 2, 3].map(() => pidOf(lanes.shared.enter().sql))).then((shared) =>
      expect(new Set([...shared, ...pids.flat()]).size).toBe(3),
    );
  });

  test("is replaced after half an hour, but not under its user", async () => {
    const before = await runAlone(pidOf);
    expect(await runAlone(pidOf)).toBe(before);
    clock.ms += 31 * 60_000;
    const during = await runAlone(async (lane) => {
      const pid = await pidOf(lane);
      clock.ms += 31 * 60_000;
      expect(await pidOf(lane)).toBe(pid);
      return pid;
    });
    expect(during).not.toBe(before);
  });

  test("works at once for its next user after the server has ended its connection", async () => {
    const ended = await runAlone(pidOf);
    await database.sql`select pg_terminate_backend(${ended ?? 0})`;
    await expect.poll(() => runAlone(pidOf).catch(() => "not yet")).not.toBe("not yet");
    await expect(runAlone((lane) => lane`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow();
    expect(await runAlone(pidOf)).toEqual(expect.any(Number));
  });
});
