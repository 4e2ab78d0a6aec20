import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../testing/index.ts";

const { sql } = await openTestDatabase();

const tablesOf = async (schema: string) =>
  (
    await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class as c
      where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p') order by 1`
  ).map(({ name }) => name);

const publicTables = await tablesOf("public");
const privateTables = await tablesOf("private");

/** The result of a statement as this role, rolled back: "allowed", or the SQLSTATE. */
async function attempt(role: string, statement: string): Promise<string> {
  const outcome = { state: "allowed" };
  await sql
    .begin(async (transaction) => {
      await transaction`set local role ${sql(role)}`;
      await transaction.unsafe(statement);
      throw new Error("undo");
    })
    .catch((error) => {
      if (error.code) outcome.state = error.code;
    });
  return outcome.state;
}

const refused = "42501";

describe("row-level security", () => {
  test("is on for every table, public and private", async () => {
    const open = await sql`
      select c.oid::regclass::text as name from pg_class as c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind in ('r', 'p') and not c.relrowsecurity`;
    expect(open).toEqual([]);
    expect(publicTables).toHaveLength(18);
    expect(privateTables.length).toBeGreaterThanOrEqual(5);
  });

  test("has policies only for reading visitors and the service role", async () => {
    const policies = await sql<{ roles: string; cmd: string }[]>`
      select distinct roles::text, cmd from pg_policies order by roles`;
    expect([...policies]).toEqual([
      { roles: "{anon}", cmd: "SELECT" },
      { roles: "{service_role}", cmd: "ALL" },
    ]);
  });
});

describe.each(publicTables)("the public table %s", (table) => {
  test("is read by a visitor", async () => {
    expect(await attempt("anon", `select * from ${table}`)).toBe("allowed");
  });

  test("cannot be written by a visitor, not even emptied", async () => {
    const [column] = await sql<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum = 1`;
    expect(await attempt("anon", `insert into ${table} default values`)).toBe(refused);
    expect(await attempt("anon", `update ${table} set "${column?.name}" = "${column?.name}"`)).toBe(refused);
    expect(await attempt("anon", `delete from ${table}`)).toBe(refused);
    expect(await attempt("anon", `truncate ${table} cascade`)).toBe(refused);
  });

  test("is written by the service role, but not past the trash", async () => {
    expect(await attempt("service_role", `select * from ${table}`)).toBe("allowed");
    expect(await attempt("service_role", `delete from ${table}`)).toBe("allowed");
    expect(await attempt("service_role", `truncate ${table} cascade`)).toBe(refused);
  });
});

describe.each(privateTables)("the private table %s", (table) => {
  test("is not accessible to visitors and the service role", async () => {
    expect(await attempt("anon", `select * from ${table}`)).toBe(refused);
    expect(await attempt("service_role", `select * from ${table}`)).toBe(refused);
    expect(await attempt("service_role", `delete from ${table}`)).toBe(refused);
  });
});

test("nobody may use a sequence", async () => {
  const usable = await sql`
    select c.oid::regclass::text, r.rolname from pg_class as c cross join pg_roles as r
    where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and r.rolname in ('anon', 'service_role')
      and has_sequence_privilege(r.oid, c.oid, 'usage, select, update')`;
  expect(usable).toEqual([]);
});

test("visitors may call reading functions and the view counter, and the service role also the others", async () => {
  const callable = async (role: string) =>
    (
      await sql<{ name: string }[]>`
        select p.proname as name from pg_proc as p
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and has_function_privilege(${role}, p.oid, 'execute')
        order by 1`
    ).map(({ name }) => name);
  const forVisitors = [
    "get_lyrics_by_lyricist",
    "get_lyrics_by_music_director",
    "get_lyrics_count",
    "get_top_lyrics",
    "get_top_singers",
    "increment_views",
    "search_albums_ids",
    "search_lyricists_ids",
    "search_lyrics_ids",
    "search_music_directors_ids",
    "search_singers_ids",
  ];
  expect(await callable("anon")).toEqual(forVisitors);
  expect(await callable("service_role")).toEqual(
    [...forVisitors, "get_analytics_data", "offered_names", "save_lyric"].sort(),
  );
});

test("every function pins its search path", async () => {
  const loose = await sql`
    select p.proname from pg_proc as p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(p.proconfig::text like '%search_path%', false)
      -- Bodies of this kind were resolved when the function was made.
      and p.prosqlbody is null`;
  expect(loose).toEqual([]);
});

test("the service role adds a song without a privilege on its sequence", async () => {
  expect(await attempt("service_role", "insert into lyrics (title, lyrics_hindi) values ('A', 'अ')")).toBe(
    "allowed",
  );
});

test("the login of the data service can only become a visitor or the service role", async () => {
  const [login] = await sql<{ role_name: string; password: string }[]>`
    select role_name, password from private.data_api_login`;
  const role = login?.role_name ?? "";
  expect(login?.password).toMatch(/^[0-9a-f]{64}$/);
  const memberOf = await sql`
    select m.roleid::regrole::text as name from pg_auth_members as m
    where m.member = ${role}::regrole order by 1`;
  expect([...memberOf]).toEqual([{ name: "anon" }, { name: "service_role" }]);
  const [rights] = await sql`
    select rolcanlogin, rolinherit, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles
    where rolname = ${role}`;
  expect(rights).toEqual({
    rolcanlogin: true,
    rolinherit: false,
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolbypassrls: false,
  });
  expect(await attempt(role, "select * from lyrics")).toBe(refused);
  expect(await attempt(role, "select * from private.data_api_login")).toBe(refused);
});

describe("making the roles", () => {
  const suffix = crypto.randomUUID().slice(0, 8);
  const blocks = async () => {
    const text = await readFile(join(import.meta.dirname, "0002-roles.sql"), "utf8");
    const renamed = text
      .replaceAll("'anon'", `'anon_${suffix}'`)
      .replaceAll("'service_role'", `'service_${suffix}'`);
    return renamed.slice(0, renamed.indexOf("create table"));
  };

  test("a login that may not create them gets the statements for an administrator", async () => {
    const told = sql.begin(async (transaction) => {
      await transaction`create role ${sql(`plain_${suffix}`)}`;
      await transaction`set local role ${sql(`plain_${suffix}`)}`;
      await transaction.unsafe(await blocks());
    });
    await expect(told).rejects.toThrow(
      new RegExp(
        `create role anon_${suffix} nologin noinherit; create role service_${suffix} nologin noinherit;`,
      ),
    );
  });

  test("two databases that create them at the same time both succeed", async () => {
    const text = await blocks();
    await Promise.all([1, 2, 3].map(() => sql.begin((transaction) => transaction.unsafe(text).simple())));
    const made = await sql`select rolname from pg_roles where rolname like ${`%_${suffix}`} order by 1`;
    expect(made.map(({ rolname }) => rolname)).toEqual([`anon_${suffix}`, `service_${suffix}`]);
    await sql.unsafe(`drop role anon_${suffix}, service_${suffix}`);
  });
});
