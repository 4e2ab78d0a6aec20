import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { openDataService } from "../index.ts";
import { maxBodyBytes } from "../limits.ts";

const database = await openTestDatabase();
const { sql, address } = database;
const keys = { publicKey: "public-key", secretKey: "secret-key" };
const secret = "a secret of the operator, long enough";

/**
 * Roles belong to the whole server, which other tests use at the same time, so the site's own login gets no further
 * role.
 */
const run = Math.random().toString(36).slice(2, 8);
const login = { user: `login_${run}`, password: "a password" };
const member = `member_${run}`;
const stranger = `stranger_${run}`;

let service: Awaited<ReturnType<typeof openDataService>>;

beforeAll(async () => {
  await sql
    .unsafe(`
    create role ${member}; create role ${stranger};
    create role ${login.user} login noinherit password '${login.password}' in role anon, service_role, ${member};
    create table public.diaries (id integer primary key, owner text not null default
      current_setting('request.jwt.claims', true)::json ->> 'sub', words text not null);
    insert into diaries values (1, 'asha', 'mine'), (2, 'bela', 'hers');
    alter table diaries enable row level security;
    create policy own on diaries to ${member}
      using (owner = current_setting('request.jwt.claims', true)::json ->> 'sub')
      with check (owner = current_setting('request.jwt.claims', true)::json ->> 'sub');
    create function public.who() returns text language sql stable as 'select current_user::text';
    create function public.nap() returns void language sql as 'select pg_sleep(4)';
    grant usage on schema public to ${member};
    grant select, insert, update, delete on diaries to ${member};
    grant select on albums to ${member}`)
    .simple();
  service = await openDataService({
    sql,
    address,
    databaseUrl: { ...address, ...login },
    ...keys,
    tokens: { secret },
    log: console,
  });
});

afterAll(async () => {
  await service.close();
  await sql
    .unsafe(`drop owned by ${member}, ${stranger}; drop role ${login.user}, ${member}, ${stranger}`)
    .simple();
  await database.close();
});

const tokenOf = (claims: object, end = "1h") =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(end)
    .sign(new TextEncoder().encode(secret));

async function ask(path: string, headers: Record<string, string>, { method = "GET", body = "" } = {}) {
  const response = await service.answer(
    new Request(`http://site.example/rest/v1${path}`, {
      method,
      headers: { "Content-Type": "application/json", Prefer: "return=representation", ...headers },
      ...(body !== "" && { body }),
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

const asAsha = async () => ({
  apikey: keys.publicKey,
  Authorization: `Bearer ${await tokenOf({ role: member, sub: "asha" })}`,
});

describe("a request with a token", () => {
  test("runs as the role of the token, with its claims", async () => {
    expect((await ask("/diaries?select=id", await asAsha())).body).toEqual([{ id: 1 }]);
    const { body } = await ask("/rpc/who", await asAsha(), { method: "POST", body: "{}" });
    expect(body).toBe(member);
  });

  test("may write what a rule allows, and nothing else", async () => {
    const headers = await asAsha();
    const insert = (row: object) => ask("/diaries", headers, { method: "POST", body: JSON.stringify(row) });
    expect((await insert({ id: 3, words: "new" })).body).toEqual([{ id: 3, owner: "asha", words: "new" }]);
    expect((await insert({ id: 4, owner: "bela", words: "forged" })).body.code).toBe("42501");
    expect((await ask("/diaries?id=in.(2,3)", headers, { method: "DELETE" })).body).toHaveLength(1);
    expect(await sql`select id from diaries order by id`).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("has the rights of its role only, also for plain tables that a visitor may read", async () => {
    const headers = await asAsha();
    expect((await ask("/albums?limit=1", headers)).status).toBe(200);
    expect((await ask("/singers?limit=1", { apikey: keys.publicKey })).status).toBe(200);
    expect(await ask("/singers?limit=1", headers)).toMatchObject({ status: 403, body: { code: "42501" } });
  });

  test("is not answered by the plan of a key, nor a key by that of a token", async () => {
    const asked = "/diaries?select=id&order=id";
    for (const _ of [1, 2, 3]) {
      expect((await ask(asked, await asAsha())).body).toEqual([{ id: 1 }]);
      expect((await ask(asked, { apikey: keys.publicKey })).status).toBe(401);
    }
  });

  test("gets the description of what its role may use", async () => {
    const paths = Object.keys((await ask("/", await asAsha())).body.paths);
    expect(paths).toContain("/diaries");
    expect(paths).not.toContain("/singers");
  });

  test("of a role that is not the service's has a visitor's time", async () => {
    const headers = await asAsha();
    expect((await ask("/rpc/nap", headers, { method: "POST", body: "{}" })).body.code).toBe("57014");
  }, 10_000);

  test("may have a body larger than a visitor's, and smaller than the service's", async () => {
    const headers = await asAsha();
    const change = async (bytes: number) => {
      const body = `{"words":"${"x".repeat(bytes - 12)}"}`;
      return (await ask("/diaries?id=eq.99", headers, { method: "PATCH", body })).status;
    };
    expect([await change(maxBodyBytes.token), await change(maxBodyBytes.token + 1)]).toEqual([200, 413]);
  });

  test("of the service's role may write like the secret key", async () => {
    const headers = { Authorization: `Bearer ${await tokenOf({ role: "service_role" })}` };
    const { status, body } = await ask("/singers", headers, { method: "POST", body: '{"name": "By token"}' });
    expect([status, body[0].name]).toEqual([201, "By token"]);
  });

  test("leaves nothing of itself for the next request", async () => {
    await ask("/diaries", await asAsha());
    const { body } = await ask("/rpc/who", { apikey: keys.publicKey });
    expect(body).toBe("anon");
  });
});

describe("refused is a token", () => {
  test("of a role that the service's login may not become, or that does not exist", async () => {
    const asRole = async (role: string) => ({ Authorization: `Bearer ${await tokenOf({ role })}` });
    expect(await ask("/albums", await asRole(stranger))).toMatchObject({
      status: 403,
      body: { code: "42501" },
    });
    expect(await ask("/albums", await asRole("nobody_at_all"))).toMatchObject({
      status: 401,
      body: { code: "22023", message: 'role "nobody_at_all" does not exist' },
    });
  });

  test("that has ended, with the reason in a header", async () => {
    const headers = { Authorization: `Bearer ${await tokenOf({ role: member }, "-1h")}` };
    const answered = await ask("/albums", headers);
    expect([answered.status, answered.body.code]).toEqual([401, "PGRST303"]);
    expect(answered.headers.get("WWW-Authenticate")).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    );
  });

  test("beside a key that is wrong, and a wrong token beside a key", async () => {
    const { Authorization } = await asAsha();
    expect((await ask("/albums", { apikey: "wrong", Authorization })).body).toMatchObject({
      code: "PGRST301",
      message: "Invalid API key",
    });
    expect(
      (await ask("/albums", { apikey: keys.publicKey, Authorization: "Bearer wrong" })).body,
    ).toMatchObject({
      code: "PGRST301",
      message: "Expected 3 parts in JWT; got 1",
    });
  });
});

describe("a token may stand for a key", () => {
  test("in both headers, as on hosted services, or as the key alone", async () => {
    const key = await tokenOf({ role: "anon" });
    expect((await ask("/rpc/who", { apikey: key, Authorization: `Bearer ${key}` })).body).toBe("anon");
    expect((await ask("/rpc/who", { apikey: key })).body).toBe("anon");
    expect((await ask("/rpc/who", { ...(await asAsha()), apikey: key })).body).toBe(member);
  });
});

describe("for live channels", () => {
  test("a token stands for its role until it ends, if the service's login may become it", async () => {
    expect(await service.identifyKey(await tokenOf({ role: member }))).toMatchObject({
      role: member,
      endsAt: expect.any(Number),
    });
    expect(await service.identifyKey(await tokenOf({ role: stranger }))).toBe(null);
    expect(await service.identifyKey(await tokenOf({ role: member }, "-1h"))).toBe(null);
    expect(await service.identifyKey("wrong")).toBe(null);
  });
});
