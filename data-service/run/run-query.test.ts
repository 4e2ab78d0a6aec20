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
