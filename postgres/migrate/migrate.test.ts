import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openPool } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { migrate } from "./migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-migrate-"));
const folders = { migrations: join(folder, "migrations"), functions: join(folder, "functions") };
let database: TestDatabase;

const addMigration = (name: string, text: string) => writeFileSync(join(folders.migrations, name), text);
const addFunction = (name: string, text: string) => writeFileSync(join(folders.functions, name), text);

beforeEach(async () => {
  for (const each of Object.values(folders)) mkdirSync(each);
  addMigration("0001-songs.sql", "create table songs (title text); insert into songs values ('one');");
  addMigration("0002-singers.sql", "create table singers (name text);");
  database = await openTestDatabase({ bare: true });
});

afterEach(async () => {
  for (const each of Object.values(folders)) rmSync(each, { recursive: true });
  await database.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answer = async (call: string) => (await database.sql.unsafe(`select ${call} as answer`))[0]?.answer;

describe("migrations", () => {
  test("are applied once by twenty processes that start at once", async () => {
    addFunction(
      "title.sql",
      "create or replace function title() returns text language sql as 'select ''x''';",
    );
    const pools = Array.from({ length: 20 }, () => openPool(database.address, { connections: 1 }));
    await Promise.all(pools.map((sql) => migrate(sql, folders)));
    await Promise.all(pools.map((sql) => sql.end()));
    expect(await database.sql`select number, name from private.migrations order by number`).toEqual([
      { number: 1, name: "0001-songs" },
      { number: 2, name: "0002-singers" },
    ]);
    expect(await database.sql`select title from songs`).toEqual([{ title: "one" }]);
  });

  test("that fail change nothing, report file, line and cause, and are retried at the next start", async () => {
    addMigration("0003-wrong.sql", "create table kept_not (id int);\n\ncreate table wrong (id nonsense);\n");
    const failure = migrate(database.sql, folders);
    await expect(failure).rejects.toThrow(DatabaseRefusal);
    await expect(failure).rejects.toThrow(
      /postgres\/migrations\/0003-wrong\.sql, line 3: type "nonsense" does not exist \(42704\)/,
    );
    expect(await answer("to_regclass('singers') is not null and to_regclass('kept_not') is null")).toBe(true);
    addMigration("0003-wrong.sql", "create table wrong (id int);");
    await migrate(database.sql, folders);
    expect(await answer("to_regclass('wrong') is not null")).toBe(true);
  });

  test("of a newer program are refused by an older one", async () => {
    await migrate(database.sql, folders);
    rmSync(join(folders.migrations, "0002-singers.sql"));
    await expect(migrate(database.sql, folders)).rejects.toThrow(
      /changed by another version of Antara \(migration 0002-singers\).*Start that version or a newer one/,
    );
  });

  test("leave a database with tables of others as it was, and name the way to move them in", async () => {
    await database.sql.unsafe("create table lyrics (id uuid); create table albums (id uuid)");
    await expect(migrate(database.sql, folders)).rejects.toThrow(
      /tables of another program.*albums, lyrics\. Nothing was changed.*npm run move-in/,
    );
    expect(await answer("to_regnamespace('private') is null and to_regclass('songs') is null")).toBe(true);
  });

  test("have numbers without gaps", async () => {
    addMigration("0004-far.sql", "");
    await expect(migrate(database.sql, folders)).rejects.toThrow("0004-far.sql should have the number 3");
  });

  test("are refused with an explanation if the login may not create tables", async () => {
    await database.sql.unsafe("create schema private");
    const role = `${database.address.database}_guest`;
    await database.sql.unsafe(`create role ${role} login`);
    const guest = openPool({ ...database.address, user: role }, { connections: 1 });
    await expect(migrate(guest, folders)).rejects.toThrow(/permission denied.*own the database/);
    await guest.end();
    await database.sql.unsafe(`drop role ${role}`);
  });
});

test("a database that compiles statements stops that, also if it is only a copy of one", async () => {
  await migrate(database.sql, folders);
  const compiling = { ...database.address, parameters: { jit: "on" } };
  const pool = openPool(compiling, { connections: 1 });
  await migrate(pool, folders);
  expect((await pool`show jit`)[0]).toEqual({ jit: "off" });
  await pool.end();
  const [settings] = await database.sql`
    select setconfig as of_all from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database()) and setrole = 0`;
  expect(settings?.of_all).toEqual(["jit=off"]);
});

describe("functions", () => {
  test("may call one that comes later", async () => {
    addFunction("a.sql", "create or replace function a() returns int language sql as 'select b() + 1';");
    addFunction("b.sql", "create or replace function b() returns int language sql as 'select 1';");
    await migrate(database.sql, folders);
    expect(await answer("a()")).toBe(2);
  });

  test("are applied again only if their text has changed", async () => {
    addFunction("a.sql", "create or replace function a() returns int language sql as 'select 1';");
    addFunction("b.sql", "create or replace function b() returns int language sql as 'select 1';");
    await migrate(database.sql, folders);
    for (const name of ["a", "b"]) {
      await database.sql.unsafe(
        `create or replace function ${name}() returns int language sql as 'select 0'`,
      );
    }
    addFunction("b.sql", "create or replace function b() returns int language sql as 'select 2';");
    await migrate(database.sql, folders);
    expect([await answer("a()"), await answer("b()")]).toEqual([0, 2]);
  });

  test("are created again after a migration that dropped them", async () => {
    addFunction("a.sql", "create or replace function a() returns int language sql as 'select 1';");
    await migrate(database.sql, folders);
    addMigration("0003-drop.sql", "drop function a();");
    await migrate(database.sql, folders);
    expect(await answer("a()")).toBe(1);
  });

  test("are in folders, and are not applied again when they move to another folder", async () => {
    const text = "create or replace function a() returns int language sql as 'select 1';";
    mkdirSync(join(folders.functions, "counts"));
    addFunction("counts/a.sql", text);
    await migrate(database.sql, folders);
    await database.sql`create or replace function a() returns int language sql as 'select 0'`;
    rmSync(join(folders.functions, "counts/a.sql"));
    addFunction("a.sql", text);
    await migrate(database.sql, folders);
    expect(await answer("a()")).toBe(0);
  });

  test("with the same name in two folders are refused", async () => {
    for (const subject of ["counts", "views"]) {
      mkdirSync(join(folders.functions, subject));
      addFunction(`${subject}/a.sql`, "select 1;");
    }
    await expect(migrate(database.sql, folders)).rejects.toThrow(
      "counts/a.sql and views/a.sql have the same name.",
    );
  });

  test("that fail report their file", async () => {
    addFunction("a.sql", "create or replace function a() returns nonsense language sql as 'select 1';");
    await expect(migrate(database.sql, folders)).rejects.toThrow(/postgres\/functions\/a\.sql.*"nonsense"/);
  });
});
