import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase, waitUntilSomebodyWaits } from "../../postgres/testing/index.ts";
import { openQueryRunner, type QueryRunner } from "./run-query.ts";

let database: TestDatabase;
let runner: QueryRunner;

beforeAll(async () => {
  database = await openTestDatabase();
  runner = openQueryRunner(database.address, "service");
});

afterAll(() => runner.close());

test("a statement that fails after its first rows does not affect the next one", async () => {
  const asker = { role: "service_role", network: null, settings: null };
  const failing = { text: "select 1 / (3 - n) from generate_series(1, 5) as n", parameters: [] };
  await expect(runner.query(failing, asker)).rejects.toMatchObject({ status: 400 });
  expect(await runner.query({ text: "select 7 as number", parameters: [] }, asker)).toEqual([{ number: 7 }]);
});

test("a function that was quick with one argument does not make other networks wait with another", async () => {
  const visitors = openQueryRunner(database.address, "visitor");
  const ask = (network: string, text: string, parameters: string[]) =>
    visitors.query(
      { text, parameters, isVariable: parameters.length > 0 },
      { role: "anon", network, settings: null },
    );
  const sleep = (seconds: string) => ask("a", "select pg_sleep($1::float8)::text", [seconds]);
  const read = (network: string) => ask(network, "select 1", []);
  for (let times = 0; times < 3; times += 1) await Promise.all([sleep("0"), read("b"), read("c")]);
  let ended = 0;
  const slow = Array.from({ length: 12 }, () => sleep("0.3").then(() => (ended += 1)));
  await Promise.all([read("b"), read("c"), read("d")]);
  const endedBefore = ended;
  await Promise.all(slow);
  await visitors.close();
  expect(endedBefore).toBe(0);
});

// Up to three times: if the machine stalls for 2.5 s, the statements that wait have ended.
test.each([2, 5, 50])(
  "a plain statement, and one that was quick, waits for none of the expensive ones of %d networks",
  { retry: 2 },
  async (networks) => {
    await database.sql`create table if not exists public.large (id integer primary key)`;
    await database.sql`grant select on large to anon`;
    const visitors = openQueryRunner(database.address, "visitor");
    const ask = (network: string, text: string, isExpensive = false) =>
      visitors.query({ text, parameters: [], isExpensive }, { role: "anon", network, settings: null });
    const small = "select 3";
    // Until it was quick, also on a busy machine.
    for (let times = 0; times < 20; times += 1) await ask("new", small, true);
    let ended = 0;
    const endedBefore: number[] = [];
    await database.sql.begin(async (lock) => {
      await lock`lock table public.large in access exclusive mode`;
      const all = Array.from({ length: 4 * networks }, (_, n) =>
        ask(`${n % networks}`, "select from large", true)
          .catch(() => {})
          .finally(() => (ended += 1)),
      );
      await waitUntilSomebodyWaits(database.sql);
      for (const text of ["select 1", "select 2", small, small]) {
        await ask("new", text, text === small);
        endedBefore.push(ended);
      }
      void Promise.all(all);
    });
    await visitors.close();
    expect(endedBefore).toEqual([0, 0, 0, 0]);
  },
);
