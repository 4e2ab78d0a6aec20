import { Transform } from "node:stream";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../open-database.ts";
import { openPool } from "../pool.ts";
import { type NetworkDoor, openNetworkDoor } from "../testing/network-door.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { reachExternal, reachedWithinMs } from "./reach-external.ts";

const { address: server } = inject("testServer");
const doors: NetworkDoor[] = [];
let bare: TestDatabase;

/** Nobody has ever listened there. */
const deadHost = "127.0.0.1:1";

async function doorToServer(filter?: () => Transform): Promise<string> {
  const door = await openNetworkDoor(server, filter);
  doors.push(door);
  return `127.0.0.1:${door.port}`;
}

const urlOf = (hosts: string, database = bare.address.database) =>
  `postgres://${server.user}:${server.password ?? "geheim"}@${hosts}/${database}`;

beforeAll(async () => {
  bare = await openTestDatabase({ bare: true });
});

afterEach(async () => {
  for (const door of doors.splice(0)) await door.close();
});

async function withDatabase(options: string, work: (name: string) => Promise<void>): Promise<void> {
  const name = `${bare.address.database}_other`;
  await bare.sql.unsafe(`create database ${name} template template0 ${options}`);
  await work(name);
  await bare.sql.unsafe(`drop database ${name} with (force)`);
}

describe("a PostgreSQL elsewhere", () => {
  test("is migrated and gets the starter songs, once", async () => {
    const hosts = await doorToServer();
    await withDatabase("", async (name) => {
      for (let start = 0; start < 2; start += 1) {
        const database = await openDatabase({
          databaseUrl: urlOf(hosts, name),
          dataDir: "/nowhere",
          starterCatalogue: true,
          log: console,
        });
        expect(database.kind).toBe("external");
        expect(await database.sql`select count(*) from lyrics`).toEqual([{ count: 52 }]);
        await database.close();
      }
    });
  });

  test("is found among several hosts, some of which are unavailable", async () => {
    const address = await reachExternal(urlOf(`${deadHost},${await doorToServer()}`));
    const sql = openPool(address, { connections: 3 });
    const answers = await Promise.all([1, 2, 3].map((number) => sql`select ${number}::int as number`));
    expect(answers.flat()).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    await sql.end({ timeout: 0 });
  });

  test("rejects queries while all its hosts are unavailable, and works when one is back", async () => {
    const [away, back] = [await openNetworkDoor(server), await doorToServer()];
    const sql = openPool(await reachExternal(urlOf(`${deadHost},127.0.0.1:${away.port}`)), {
      connections: 2,
    });
    await sql`select 1`;
    await away.close();
    await expect(sql`select 1`).rejects.toThrow();
    await expect(sql`select 1`).rejects.toThrow("ECONNREFUSED");
    await sql.end({ timeout: 0 });
    expect(await reachExternal(urlOf(back))).toMatchObject({ user: server.user });
  });
});

describe("a DATABASE_URL that cannot be used", () => {
  test("is retried for 15 s", () => {
    expect(reachedWithinMs).toBe(15_000);
  });

  test("is refused with its name and hosts, without the password", async () => {
    const refusal = reachExternal(urlOf(`${deadHost},127.0.0.1:2`), 3000);
    await expect(refusal).rejects.toThrow(
      /^DATABASE_URL: no PostgreSQL could be reached at 127\.0\.0\.1:1, 127\.0\.0\.1:2 within \d+ s \(ECONNREFUSED\)/,
    );
    await expect(refusal).rejects.not.toThrow("geheim");
  });

  test("is refused if the other side never responds", async () => {
    const silent = await openNetworkDoor({ socketFile: "/nowhere" });
    doors.push(silent);
    await expect(reachExternal(urlOf(`127.0.0.1:${silent.port}`), 600)).rejects.toThrow("could be reached");
  });

  test("is refused at once if there is no such database, with the command that creates it", async () => {
    const hosts = await doorToServer();
    await expect(reachExternal(urlOf(hosts, "missing"))).rejects.toThrow(
      /"missing" does not exist.*createdb --encoding=UTF8 --locale=C\.UTF-8 --template=template0 missing/,
    );
  });
});

describe("an unsuitable database", () => {
  test("is refused with the C locale, and not changed", async () => {
    const hosts = await doorToServer();
    await withDatabase("encoding 'UTF8' locale_provider libc locale 'C'", async (name) => {
      await expect(reachExternal(urlOf(hosts, name))).rejects.toThrow(
        /has the locale C, which knows no letters beyond ASCII.*createdb --encoding=UTF8/,
      );
      const sql = openPool({ ...server, database: name }, { connections: 1 });
      expect(await sql`select from pg_extension where extname = 'pg_trgm'`).toEqual([]);
      await sql.end({ timeout: 0 });
    });
  });

  test("is refused with an encoding without Devanagari", async () => {
    const hosts = await doorToServer();
    await withDatabase("encoding 'LATIN1' locale_provider libc locale 'C'", async (name) => {
      await expect(reachExternal(urlOf(hosts, name))).rejects.toThrow("has the encoding LATIN1");
    });
  });

  test("is refused behind a pooler in transaction mode, which loses notifications", async () => {
    const hosts = await doorToServer(withoutNotifications);
    await expect(reachExternal(urlOf(hosts))).rejects.toThrow("a connection pooler in transaction mode");
  });
});

/** Takes the messages of type A out of what a server sends: one byte of type, four of length, then the rest. */
function withoutNotifications(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const end = rest.readUInt32BE(1) + 1;
        if (rest[0] !== "A".charCodeAt(0)) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}
