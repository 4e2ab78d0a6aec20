import { describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { refusalOfDatabase } from "./database-errors.ts";
import { type RequestRefused, refuse } from "./errors.ts";

const { sql, address } = await openTestDatabase({ bare: true, connections: 1 });
await sql.unsafe(`
  create table parents (id int primary key check (id > 0));
  create table children (parent int references parents);
  insert into parents values (1);
  create function raise_as(state text) returns void language plpgsql as
    $$ begin raise exception using errcode = state, message = 'said', detail = 'why', hint = 'do'; end $$;`);

async function refusalOf(statement: string, role: "anon" | "service_role" = "anon"): Promise<RequestRefused> {
  const error = await sql.unsafe(statement).then(
    () => null,
    (thrown) => thrown,
  );
  const refused = refusalOfDatabase(error, role);
  await sql.unsafe("rollback; reset role");
  if (!refused) throw new Error(`Not refused: ${error}`);
  return refused;
}

const raised = (state: string) => `do $$ begin
  raise exception using errcode = '${state}', message = 'said', detail = 'why', hint = 'do';
end $$`;

describe("what the database refuses", () => {
  test.each([
    ["a key that is taken", "insert into parents values (1)", "23505", 409],
    ["a row that leads nowhere", "insert into children values (7)", "23503", 409],
    ["a value that a check forbids", "insert into parents values (-1)", "23514", 400],
    ["text that is no number", "select 'x'::int", "22P02", 400],
    ["a division by zero", "select 1 / 0", "22012", 400],
    ["a table that is gone", "select * from nowhere", "42P01", 404],
    ["a function that is gone", "select nothing()", "42883", 404],
    ["a column that is gone", "select nothing from parents", "42703", 400],
    ["a write while only reading", "begin read only; insert into parents values (2)", "25006", 405],
    ["what a function raises", raised("P0001"), "P0001", 400],
    ["a status that a function chooses", raised("PT418"), "PT418", 418],
    [
      "an upsert that names a row twice",
      "insert into parents values (5), (5) on conflict (id) do update set id = excluded.id",
      "21000",
      400,
    ],
  ])("%s has its code and PostgREST's status", async (_, statement, code, status) => {
    const refused = await refusalOf(statement);
    expect([refused.body.code, refused.status]).toEqual([code, status]);
  });

  test("includes message, details and hint of the error", async () => {
    const { body } = await refusalOf(raised("P0001"));
    expect(body).toEqual({ code: "P0001", message: "said", details: "why", hint: "do" });
  });

  test("has status 401 for visitors and 403 for the service if a privilege is missing", async () => {
    const denied = "set role pg_monitor; select * from parents";
    const visitor = await refusalOf(denied, "anon");
    const service = await refusalOf(denied, "service_role");
    expect([visitor.status, service.status]).toEqual([401, 403]);
    expect(visitor.headers["WWW-Authenticate"]).toBe("Bearer");
  });

  test("is a timeout if the statement took too long", async () => {
    const refused = await refusalOf("begin; set local statement_timeout = 1; select pg_sleep(5)");
    expect([refused.status, refused.body]).toEqual([504, refuse("statementTooSlow").body]);
  });

  test("does not show internal details of the server", async () => {
    const { status, body } = await refusalOf(raised("XX000"));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/said|why/);
  });

  test("does not mention server settings if JSON is nested too deep", async () => {
    const deep = "[".repeat(1_000_000);
    const { status, body } = await refusalOf(`select '${deep}'::json`);
    expect([status, body.code]).toEqual([400, "54001"]);
    expect(JSON.stringify(body)).not.toContain("max_stack_depth");
  });

  test("never shows where it happened", async () => {
    const { body } = await refusalOf("select raise_as('P0001')");
    expect(JSON.stringify(body)).not.toMatch(/raise_as|line|PL\/pgSQL/);
  });

  test("asks to try later if the server stops, is full or cannot be reached", async () => {
    for (const state of ["57P01", "57P03", "53300", "08006"]) {
      expect((await refusalOf(raised(state))).body.code).toBe("PGRST001");
    }
    const nowhere = openPool({ ...address, socketFile: "/nowhere/.s.PGSQL.1" }, { connections: 1 });
    const error: unknown = await nowhere`select 1`.catch((thrown) => thrown);
    await nowhere.end({ timeout: 1 });
    expect(refusalOfDatabase(error, "anon")?.status).toBe(503);
  });
});

test("an error of this program is not mistaken for one of the database", () => {
  expect(refusalOfDatabase(new TypeError("x is undefined"), "anon")).toBeNull();
  expect(refusalOfDatabase(Object.assign(new Error("not permitted"), { code: "EPERM" }), "anon")).toBeNull();
  expect(refusalOfDatabase("nothing", "anon")).toBeNull();
});
