/** Runs on one server: hosts are chosen by the driver. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { openPool, type Sql } from "../pool.ts";
import { type NetworkDoor, openNetworkDoor } from "../testing/network-door.ts";
import { startStandby, type ThrowAwayServer } from "../testing/throw-away-server.ts";
import type { Host } from "./server-address.ts";

const { address: primary } = inject("testServer");
let standby: ThrowAwayServer;
const doors: NetworkDoor[] = [];
const pools: Sql[] = [];

beforeAll(async () => {
  standby = await startStandby();
});
afterAll(() => standby.stop());
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end({ timeout: 1 });
  for (const door of doors.splice(0)) await door.close();
});

async function doorTo(server: Parameters<typeof openNetworkDoor>[0]): Promise<Host & NetworkDoor> {
  const door = await openNetworkDoor(server);
  doors.push(door);
  return { name: "127.0.0.1", ...door };
}

function poolOf(hosts: readonly Host[], sessionAttributes?: string): Sql {
  const { user, password } = primary;
  const pool = openPool(
    { hosts, user, password, database: "postgres", sessionAttributes },
    { connections: 4 },
  );
  pools.push(pool);
  return pool;
}

/** On each connection of a pool of four. */
const askWhetherStandby = (sql: Sql) =>
  Promise.all(
    Array.from({ length: 4 }, async () => {
      const [row] = await sql`select pg_is_in_recovery() as waits from pg_sleep(0.05)`;
      return row?.waits;
    }),
  );

describe("several hosts in DATABASE_URL", () => {
  test.each([undefined, "read-write", "primary"])(
    "lead to the one that takes writes, wherever it stands in the list (target_session_attrs %s)",
    async (attributes) => {
      const hosts = [await doorTo(standby.address), await doorTo(primary)];
      expect(await askWhetherStandby(poolOf(hosts, attributes))).toEqual([false, false, false, false]);
      expect(await askWhetherStandby(poolOf(hosts.toReversed(), attributes))).toEqual(Array(4).fill(false));
    },
  );

  test("reject queries like an unavailable database while there are only standbys", async () => {
    const [waiting, leading] = [await doorTo(standby.address), await doorTo(primary)];
    const sql = poolOf([waiting, leading]);
    await askWhetherStandby(sql);
    await leading.close();
    // Each connection that was open tells of its own end first.
    await expect
      .poll(() =>
        sql`select 1`.then(
          () => "answered",
          ({ code, message }) => `${code}: ${message}`,
        ),
      )
      .toMatch(/^CONNECTION_NO_PRIMARY: None of 127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+ takes writes/);
  });
});
