import { Transform } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openNetworkDoor, openTestDatabase } from "../../postgres/testing/index.ts";
import { openDataService } from "../index.ts";

const database = await openTestDatabase({ bare: true });
const { sql, address } = database;
const keys = { publicKey: "public-key", secretKey: "secret-key" };

const shop = `
  create schema shop;
  create table shop.items (id integer primary key, tenant text not null, noted json);
  insert into shop.items values (1, 'one'), (2, 'two');
  alter table shop.items enable row level security;
  create policy by_header on shop.items using (tenant = current_setting('request.headers', true)::json ->> 'x-tenant');
  create view shop.asked as select current_setting('request.path', true) as path;
  create table shop.links (item_id integer references shop.items, plain text);
  insert into shop.links values (1, 'a'), (2, 'b');
  create table shop.notes (id integer primary key, noted text default current_setting('request.method', true));

  create function shop.setting(name text) returns text language sql stable as 'select current_setting(name, true)';
  create function shop.who() returns json language sql stable as $$ select json_build_object(
    'method', current_setting('request.method', true), 'path', current_setting('request.path', true),
    'headers', current_setting('request.headers', true)::json,
    'claims', current_setting('request.jwt.claims', true)::json, 'role', current_user) $$;
  create function shop.own_tables() returns bigint language plpgsql stable as $$ begin
    return (select count(*) from links); end $$;
  create function shop.end_own_session() returns void language sql volatile security definer as
    'select pg_terminate_backend(pg_backend_pid())';
  create table shop.pairs (id integer primary key, other integer references shop.pairs deferrable initially deferred);

  grant usage on schema shop to anon, service_role;
  grant select on all tables in schema shop to anon, service_role;
  grant insert, update, delete on all tables in schema shop to service_role;`;

const options = { sql, address, databaseUrl: address, ...keys, schemas: ["public", "shop"], log: console };
let service: Awaited<ReturnType<typeof openDataService>>;

beforeAll(async () => {
  await sql.unsafe(shop).simple();
  service = await openDataService(options);
});

afterAll(async () => {
  await service.close();
  await database.close();
});

async function ask(
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
  asked = service,
) {
  const response = await asked.answer(
    new Request(`http://site.example/rest/v1${path}`, {
      method,
      headers: {
        apikey: keys.publicKey,
        "Accept-Profile": "shop",
        "Content-Profile": "shop",
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const call = (name: string, args: object = {}, headers: Record<string, string> = {}) =>
  ask(`/rpc/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: args,
  });

describe("a function is told", () => {
  test("method, path, headers and claims of its request", async () => {
    expect((await call("who", {}, { "X-Mine": 'a "b" ü' })).body).toMatchObject({
      method: "POST",
      path: "/rpc/who",
      headers: { "x-mine": 'a "b" ü', "content-profile": "shop" },
      claims: { role: "anon" },
      role: "anon",
    });
    expect((await ask("/rpc/who?select=*", { headers: { apikey: keys.secretKey } })).body).toMatchObject({
      method: "GET",
      claims: { role: "service_role" },
      role: "service_role",
    });
  });

  test("no key, token or cookie", async () => {
    const { headers } = (
      await call(
        "who",
        {},
        { Authorization: `Bearer ${keys.publicKey}`, Cookie: "session=1", "Proxy-Authorization": "x" },
      )
    ).body;
    expect(Object.keys(headers).sort()).toEqual(["accept-profile", "content-profile", "content-type"]);
  });

  test("which schema the request is about, so that it finds its own tables", async () => {
    expect((await call("own_tables")).body).toBe(2);
    expect((await call("setting", { name: "search_path" })).body).toBe('"shop", public, extensions');
  });

  test("nothing that an earlier request has said on the same connection", async () => {
    const lone = await openDataService({ ...options, connections: { visitor: 1, service: 1 } });
    const headers = { "Content-Type": "application/json", "X-Mine": "first" };
    const setting = (name: string, more: Record<string, string>) =>
      ask("/rpc/setting", { method: "POST", headers: { ...headers, ...more }, body: { name } }, lone);
    expect((await setting("request.headers", {})).body).toContain("first");
    expect((await setting("request.headers", { "X-Mine": "second" })).body).not.toContain("first");
    await lone.close();
  });
});

describe("are told too", () => {
  test("row-level rules, for the rows of an answer and for embedded ones", async () => {
    const tenant = (name: string) => ({ headers: { "X-Tenant": name } });
    expect((await ask("/items?select=id", tenant("one"))).body).toEqual([{ id: 1 }]);
    expect((await ask("/items?select=id", tenant("two"))).body).toEqual([{ id: 2 }]);
    expect((await ask("/items?select=id")).body).toEqual([]);
    expect((await ask("/links?select=plain,items(id)", tenant("two"))).body).toEqual([
      { plain: "a", items: null },
      { plain: "b", items: { id: 2 } },
    ]);
    expect((await ask("/links?select=plain&items=not.is.null", tenant("two"))).status).toBe(400);
    expect((await ask("/links?select=plain,items!inner()", tenant("two"))).body).toEqual([{ plain: "b" }]);
  });

  test("views", async () => {
    expect((await ask("/asked")).body).toEqual([{ path: "/asked" }]);
  });

  test("defaults and triggers of a table that is written", async () => {
    const headers = {
      apikey: keys.secretKey,
      "Content-Type": "application/json",
      Prefer: "return=representation",
    };
    expect((await ask("/notes", { method: "POST", headers, body: { id: 1 } })).body).toEqual([
      { id: 1, noted: "POST" },
    ]);
  });
});

describe("a transaction with settings", () => {
  test("takes one round trip", async () => {
    const delayMs = 300;
    const door = await openNetworkDoor(address, () => delayed(delayMs));
    const slow = await openDataService({
      ...options,
      databaseUrl: { ...address, socketFile: undefined, hosts: [{ name: "127.0.0.1", port: door.port }] },
    });
    const timed = async () => {
      const began = performance.now();
      expect((await ask("/items?select=id", { headers: { "X-Tenant": "one" } }, slow)).body).toEqual([
        { id: 1 },
      ]);
      return performance.now() - began;
    };
    const times = [];
    for (let n = 0; n < 5; n += 1) times.push(await timed());
    expect(Math.min(...times)).toBeLessThan(1.8 * delayMs);
    await slow.close();
    await door.close();
  }, 30_000);

  test("reports what its commit refuses", async () => {
    const headers = { apikey: keys.secretKey, "Content-Type": "application/json" };
    const answered = await ask("/pairs", { method: "POST", headers, body: { id: 1, other: 2 } });
    expect([answered.status, answered.body.code]).toEqual([409, "23503"]);
    expect(await sql`select from shop.pairs`).toHaveLength(0);
  });

  test("whose connection is lost is answered with 503, and the next one works", async () => {
    expect((await call("end_own_session")).status).toBe(503);
    expect((await call("own_tables")).status).toBe(200);
  });
});

function delayed(ms: number): Transform {
  return new Transform({
    transform(part, _encoding, pass) {
      setTimeout(() => pass(null, part), ms);
    },
  });
}
