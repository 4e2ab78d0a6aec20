import { beforeEach, expect, test } from "vitest";
import { openPool, type Sql } from "#postgres";
import { openTestDatabase, type TestDatabase } from "../postgres/testing/index.ts";
import { createPasswordTurns, findSession, openIdentity, PasswordRefused, signIn } from "./index.ts";

const chosen = "marzipan kettle orbit fjord";
const another = "walnut harbour zigzag plume";
let database: TestDatabase;
let sql: Sql;
let told: string[];
const tell = (line: string) => told.push(line);

beforeEach(async () => {
  database = await openTestDatabase();
  sql = database.sql;
  told = [];
});

const signInWith = (password: string, username = "admin") =>
  signIn(
    sql,
    { username, password, address: "192.0.2.1", trustedToken: null, userAgent: "Browser" },
    { takeTurn: createPasswordTurns() },
  );

async function tokenWith(password: string): Promise<string> {
  const result = await signInWith(password);
  return result.kind === "signed-in" ? result.token : "";
}

const stored = async () => [...(await sql`select * from private.account`)];

test("the first start without a password makes a strong one, tells it once, and it works", async () => {
  await openIdentity(sql, { username: "admin" }, tell);
  expect(told).toHaveLength(1);
  const [, password = ""] =
    /^The administrator's password, shown only this once: (\S+) \(user name admin\)$/.exec(told[0] ?? "") ??
    [];
  expect((await signInWith(password)).kind).toBe("signed-in");
  await openIdentity(sql, { username: "admin" }, tell);
  expect(told).toHaveLength(1);
  expect((await signInWith(password)).kind).toBe("signed-in");
});

test("the database holds no password, only its hash", async () => {
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  expect(JSON.stringify(await stored())).not.toContain(chosen);
  expect((await stored())[0]?.password_hash).toMatch(/^\$argon2id\$/);
});

test("20 processes that start at once make one account and tell one password", async () => {
  const pools = Array.from({ length: 20 }, () => openPool(database.address, { connections: 1 }));
  await Promise.all(pools.map((pool) => openIdentity(pool, { username: "admin" }, tell)));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(told).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
  expect((await signInWith(told[0]?.split(" ")[7] ?? "")).kind).toBe("signed-in");
});

test("20 processes that start at once with a new ADMIN_PASSWORD tell of the change once", async () => {
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  const starts = Array.from({ length: 20 }, () =>
    openIdentity(sql, { username: "admin", password: another }, tell),
  );
  await Promise.all(starts);
  expect(told).toEqual(["ADMIN_PASSWORD has changed: the administrator has to sign in again everywhere."]);
  expect(await stored()).toMatchObject([{ password_version: 2 }]);
  expect((await signInWith(another)).kind).toBe("signed-in");
});

test("the same ADMIN_PASSWORD at the next start ends nothing and says nothing", async () => {
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  const token = await tokenWith(chosen);
  const before = await stored();
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  expect(await stored()).toEqual(before);
  expect(await findSession(sql, token, { prolong: false })).not.toBeNull();
  expect(told).toEqual([]);
});

test("another ADMIN_PASSWORD ends all sessions and takes the old one's place, and no line repeats it", async () => {
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  const token = await tokenWith(chosen);
  await openIdentity(sql, { username: "admin", password: another }, tell);
  expect(await findSession(sql, token, { prolong: true })).toBeNull();
  expect(await sql`select from private.sessions`).toHaveLength(0);
  expect((await signInWith(chosen)).kind).toBe("refused");
  expect((await signInWith(another)).kind).toBe("signed-in");
  expect(told).toHaveLength(1);
  expect(told.join()).not.toContain(another);
});

test("without ADMIN_PASSWORD the last password stays", async () => {
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  await openIdentity(sql, { username: "admin" }, tell);
  expect((await signInWith(chosen)).kind).toBe("signed-in");
  expect(told).toEqual([]);
});

test("the user name follows its setting, and sessions go on", async () => {
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  const token = await tokenWith(chosen);
  await openIdentity(sql, { username: "latika", password: chosen }, tell);
  expect((await findSession(sql, token, { prolong: false }))?.username).toBe("latika");
  expect((await signInWith(chosen)).kind).toBe("refused");
  expect((await signInWith(chosen, "latika")).kind).toBe("signed-in");
});

test.each([
  ["short", "kT9#vLq2!xZ"],
  ["common", "Password2026"],
  ["the user name", "latika-latika-1"],
  ["the name of the site", "geetmala2026"],
])("a weak ADMIN_PASSWORD (%s) is refused by its name and changes nothing", async (_, password) => {
  await openIdentity(sql, { username: "admin", password: chosen }, tell);
  const before = await stored();
  const refusal = openIdentity(sql, { username: "latika", password, siteName: "Geet Mala" }, tell);
  await expect(refusal).rejects.toThrow(PasswordRefused);
  await expect(refusal).rejects.toThrow(/^ADMIN_PASSWORD is too/);
  await expect(refusal).rejects.not.toThrow(password);
  expect(await stored()).toEqual(before);
});
