import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool, type Sql } from "#postgres";
import { openTestDatabase, type TestDatabase } from "../../postgres/testing/index.ts";
import type { RequestSettings } from "../callers/request-settings.ts";
import { planQuery } from "../plan/plan-query.ts";
import { readRequest } from "../request/index.ts";
import { readSchema } from "../schema/read-schema.ts";
import { buildSql } from "../sql/build-sql.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import { openQueryRunner } from "./run-query.ts";

let database: TestDatabase;
let lane: Sql;
let session: { sql: Sql; hasEnded: boolean };

beforeAll(async () => {
  database = await openTestDatabase();
  lane = openPool(database.address, { connections: 1 });
  session = { sql: lane, hasEnded: false };
});

afterAll(() => lane.end());

const settings: RequestSettings = {
  role: "anon",
  search_path: "extensions",
  "request.method": "GET",
  "request.path": "/",
  "request.headers": '{"x": "secret"}',
  "request.jwt.claims": "{}",
};

/** Empty, not missing, on a connection that has had the settings of a request. */
const state = `select ${Object.keys(settings)
  .map((name) => `coalesce(current_setting('${name}', true), '') as "${name}"`)
  .join()}`;

test.each([
  ["a success", "select 1"],
  ["a failure", "select 1 / 0"],
])("after %s nothing of the settings is left on the connection", async (_, text) => {
  const [before] = await lane.unsafe(state);
  const inside = await runInTransaction(session, settings, () => lane.unsafe(state));
  expect(inside[0]).toEqual(settings);
  await runInTransaction(session, settings, () => lane.unsafe(text)).catch(() => {});
  expect(await lane.unsafe(state)).toEqual([before]);
});

test("a role that the login may not become runs nothing", async () => {
  const running = runInTransaction(session, { ...settings, role: "nobody_at_all" }, () =>
    lane.unsafe("insert into singers (name) values ('Never')"),
  );
  await expect(running).rejects.toThrow('role "nobody_at_all" does not exist');
  expect(await database.sql`select from singers where name = 'Never'`).toHaveLength(0);
});

test("a statement that needs the settings of its request fails without them, and changes nothing", async () => {
  const schema = await readSchema(database.sql);
  const headers = new Headers({ "Content-Type": "application/json" });
  const body = new TextEncoder().encode('{"name": "Nobody"}');
  const request = readRequest({ method: "POST", path: "/singers", query: "", headers, body });
  const runner = openQueryRunner(database.address, "service");
  const running = runner.run(buildSql(planQuery(request, schema, false), true), {
    role: "service_role",
    network: null,
    settings: null,
  });
  await expect(running).rejects.toMatchObject({ status: 503 });
  expect(await database.sql`select from singers where name = 'Nobody'`).toHaveLength(0);
  await runner.close();
});
