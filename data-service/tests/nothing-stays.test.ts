/** Code of the operator's own runs for one request, and a later one on the same connection notices nothing of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { openDataService } from "../index.ts";

const database = await openTestDatabase({ bare: true });
const { sql, address } = database;
const keys = { publicKey: "public-key", secretKey: "secret-key" };

const shop = `
  create schema shop;
  create table shop.items (id integer primary key, at timestamptz not null default '2024-01-01 12:00+00');
  insert into shop.items values (1);
  create table shop.secrets (id integer primary key);
  insert into shop.secrets values (1);
  create table shop.notes (id integer primary key);
  create table shop.guarded (id integer primary key);
  insert into shop.guarded values (1);

  create function shop.do(command text) returns void language plpgsql as 'begin execute command; end';
  create function shop.become(id integer) returns integer language plpgsql as $$ begin
    perform set_config('role', 'service_role', false);
    return id; end $$;
  create function shop.on_write() returns trigger language plpgsql as $$ begin
    perform shop.become(1);
    return new; end $$;
  create trigger on_write before insert on shop.notes for each row execute function shop.on_write();
  create view shop.viewed as select shop.become(id) as id from shop.items;
  create function shop.computed(item shop.items) returns integer language sql as 'select shop.become(item.id)';
  create policy becoming on shop.guarded using (shop.become(id) = 1);
  alter table shop.guarded enable row level security;

  grant usage on schema shop to anon, service_role;
  grant select on shop.items, shop.viewed, shop.guarded to anon;
  grant insert on shop.notes to anon;
  grant select on all tables in schema shop to service_role;`;

/** One connection, so that each request follows on the former one's. */
let service: Awaited<ReturnType<typeof openDataService>>;

beforeAll(async () => {
  await sql.unsafe(shop).simple();
  const connections = { visitor: 1, service: 1 };
  const opening = { sql, address, databaseUrl: address, ...keys, schemas: ["shop"], connections };
  service = await openDataService({ ...opening, log: console });
});

afterAll(async () => {
  await service.close();
  await database.close();
});

async function ask(path: string, body?: object) {
  const response = await service.answer(
    new Request(`http://site.example/rest/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: { apikey: keys.publicKey, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const run = async (command: string) =>
  expect(await ask("/rpc/do", { command })).toMatchObject({ status: 204 });

const backends = async () =>
  (
    await sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'antara data service (anon)'`
  ).map(({ pid }) => pid);

/** The one connection, once former ones are closed. */
async function backend() {
  await expect.poll(backends).toHaveLength(1);
  return backends();
}

describe("a role that is set for the session", () => {
  test.each([
    ["a function", "/rpc/become", { id: 1 }, 200],
    ["a trigger", "/notes", { id: 1 }, 201],
    ["a view", "/viewed", undefined, 200],
    ["a computed column", "/items?select=computed", undefined, 200],
    ["a row-level rule", "/guarded", undefined, 200],
  ])("by %s is not the role of the next request", async (_, path, body, status) => {
    expect((await ask("/secrets")).status).toBe(401);
    expect((await ask(path, body)).status).toBe(status);
    expect((await ask("/secrets")).status).toBe(401);
  });
});

test("a function that sets the session's zone, time or kind of transactions changes no later request", async () => {
  await run(
    "set timezone = 'Asia/Kolkata'; set default_transaction_read_only = on; set datestyle = 'SQL, DMY'",
  );
  expect((await ask("/items")).body).toEqual([{ id: 1, at: "2024-01-01T12:00:00+00:00" }]);
  expect((await ask("/items?select=day:at::text")).body).toEqual([{ day: "2024-01-01 12:00:00+00" }]);
  // Its own commit may be late for it.
  await ask("/rpc/do", { command: "set statement_timeout = 1" });
  expect((await ask("/rpc/do", { command: "select pg_sleep(0.2)" })).status).toBe(204);
  expect((await ask("/notes", { id: 2 })).status).toBe(201);
});

test.each([
  ["all plans", "deallocate all"],
  ["its own plans", "prepare mine as select 1"],
])(
  "a connection that a function has changed for good (%s) is replaced, and no request fails",
  async (_, command) => {
    for (const __ of [1, 2, 3]) expect((await ask("/items?select=id")).status).toBe(200);
    const before = await backend();
    await run(command);
    for (const __ of [1, 2]) {
      expect(await ask("/items?select=id")).toMatchObject({ status: 200 });
      expect(await ask("/guarded")).toMatchObject({ status: 200 });
      await run("select");
    }
    expect(await backend()).not.toEqual(before);
  },
);

test("locks, temporary tables, cursors and values of sequences end with their request", async () => {
  const before = await backend();
  await run(`create temp table kept as select 1; create temp sequence numbers; select nextval('numbers')`);
  await run("select pg_advisory_lock(42)");
  await run("declare kept cursor with hold for select 1");
  const [left] = await sql`
    select (select count(*) from pg_locks where locktype = 'advisory' and database = d.oid) as locks,
      (select count(*) from pg_class where relname in ('kept', 'numbers')) as tables
    from pg_database as d where datname = current_database()`;
  expect(left).toEqual({ locks: 0, tables: 0 });
  expect((await ask("/rpc/do", { command: "fetch kept" })).body.code).toBe("34000");
  expect(await backend()).toEqual(before);
});

describe("a row-level rule that was added after the start", () => {
  test("finds null for a claim that no token brought, on a connection that was told claims before", async () => {
    await sql
      .unsafe(`
      create policy own on shop.items using (
        current_setting('request.jwt.claims', true)::json ->> 'sub' is null
        and current_setting('request.headers', true)::json ->> 'x-tenant' is null);
      alter table shop.items enable row level security`)
      .simple();
    await run("select");
    expect(await ask("/items?select=id")).toEqual({ status: 200, body: [{ id: 1 }] });
  });
});
