/** Runs on one server: it is about the driver. */
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, inject, test } from "vitest";
import { openPool, type Transaction } from "./pool.ts";
import { openNetworkDoor } from "./testing/network-door.ts";

const { address } = inject("testServer");
const door = await openNetworkDoor(address);
const sql = openPool(
  { ...address, socketFile: undefined, hosts: [{ name: "127.0.0.1", port: door.port }] },
  { connections: 1 },
);
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await door.close();
});

/** After the connection was lost, which rejects the current statement of a transaction. */
const cutDuring = async (transaction: Transaction) => {
  const slow = transaction`select pg_sleep(60)`.execute();
  door.cut();
  return slow;
};

test.each<[string, (transaction: Transaction) => Promise<unknown>]>([
  ["its statement", cutDuring],
  ["two at once", (transaction) => Promise.all([cutDuring(transaction), transaction`select 1`])],
  ["a failure that it does not mind", (transaction) => cutDuring(transaction).catch(() => "gone on")],
])("a transaction that loses its connection during %s fails, and the pool works on", async (_what, work) => {
  const lost = sql.begin(async (transaction) => {
    await transaction`select 1`;
    return work(transaction);
  });
  await expect(lost).rejects.toThrow("CONNECTION_CLOSED");
  await expect.poll(() => sql`select 1 as alive`.catch(() => [])).toEqual([{ alive: 1 }]);
});

test.each<[string, (transaction: Transaction) => Promise<unknown>]>([
  ["a statement", (transaction) => transaction`select 1`],
  ["a statement in text", (transaction) => transaction.unsafe("select 1")],
  ["a savepoint", (transaction) => transaction.savepoint((trial) => trial`select 1`)],
])("a transaction that loses its connection while it computes is refused %s", async (_what, next) => {
  const asked = Promise.withResolvers<unknown>();
  const lost = sql.begin(async (transaction) => {
    await transaction`select 1`;
    door.cut();
    await setTimeout(50);
    await (async () => next(transaction))().catch(asked.resolve);
  });
  await expect(lost).rejects.toThrow("CONNECTION_CLOSED");
  expect(await asked.promise).toMatchObject({ code: "CONNECTION_CLOSED" });
  await setTimeout(50);
});

test("a trial that loses its connection fails with its transaction, and the pool works on", async () => {
  const lost = sql.begin((transaction) => transaction.savepoint((trial) => cutDuring(trial)));
  await expect(lost).rejects.toThrow("CONNECTION_CLOSED");
  await setTimeout(50);
  await expect.poll(() => sql`select 1 as alive`.catch(() => [])).toEqual([{ alive: 1 }]);
});

test("a trial that fails is undone, and its transaction goes on", async () => {
  await sql`create temporary table tried (word text)`;
  const words = await sql.begin(async (transaction) => {
    await transaction`insert into tried values ('kept')`;
    const trial = transaction.savepoint(async (trial) => {
      await trial`insert into tried values ('lost')`;
      throw new Error("enough");
    });
    await expect(trial).rejects.toThrow("enough");
    return transaction`select word from tried`;
  });
  expect(words).toEqual([{ word: "kept" }]);
});

test("other failures are rolled back, and a list of queries returns their results", async () => {
  await sql`create temporary table kept (word text)`;
  const failed = sql.begin(async (transaction) => {
    await transaction`insert into kept values ('lost')`;
    throw new Error("enough");
  });
  await expect(failed).rejects.toThrow("enough");
  expect(await sql`select from kept`).toHaveLength(0);
  const both = sql.begin("read only", (transaction) => [
    transaction`select 1 as one`,
    transaction`select 2 as two`,
  ]);
  expect(await both).toEqual([[{ one: 1 }], [{ two: 2 }]]);
});
