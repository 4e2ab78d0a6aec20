import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../postgres/testing/index.ts";
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
