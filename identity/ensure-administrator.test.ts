/** Runs on one server: what it executes is executed on both by `sign-in-by-passkey`. */
import { beforeEach, expect, test } from "vitest";
import { openPool, type Sql } from "#postgres";
import { openTestDatabase, type TestDatabase } from "../postgres/testing/index.ts";
import {
  createHashQueue,
  ensureAdministrator as ensureAtCost,
  findSession,
  PasswordRefused,
  signIn,
} from "./index.ts";
import { lowCost } from "./testing/administrator.ts";

const chosen = "marzipan kettle orbit fjord";
const another = "walnut harbour zigzag plume";
let database: TestDatabase;
let sql: Sql;
let printed: string[];
const print = (line: string) => printed.push(line);

beforeEach(async () => {
  database = await openTestDatabase();
  sql = database.sql;
  printed = [];
});

const signInWith = (password: string, username = "admin") =>
  signIn(
    sql,
    { username, password, address: "192.0.2.1", trustedToken: null, userAgent: "Browser" },
    { runInQueue: createHashQueue(), cost: lowCost },
  );

type Ensure = Parameters<typeof ensureAtCost>;
const ensureAdministrator = (sql: Ensure[0], credentials: Ensure[1], print: Ensure[2]) =>
  ensureAtCost(sql, credentials, print, lowCost);

async function tokenWith(password: string): Promise<string> {
  const result = await signInWith(password);
  return result.kind === "signed-in" ? result.token : "";
}

const stored = async () => [...(await sql`select * from private.account`)];

test("the first start without a password makes a strong one, prints it once, and it works", async () => {
  await ensureAdministrator(sql, { username: "admin" }, print);
  expect(printed).toHaveLength(1);
  const [, password = ""] =
    /^The administrator's password, shown only this once: (\S+) \(user name admin\)$/.exec(
      printed[0] ?? "",
    ) ?? [];
  expect((await signInWith(password)).kind).toBe("signed-in");
  await ensureAdministrator(sql, { username: "admin" }, print);
  expect(printed).toHaveLength(1);
  expect((await signInWith(password)).kind).toBe("signed-in");
});

test("the database holds no password, only its hash", async () => {
  await ensureAtCost(sql, { username: "admin", password: chosen }, print);
  expect(JSON.stringify(await stored())).not.toContain(chosen);
  expect((await stored())[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("20 processes that start at once create one account and print one password", async () => {
  const pools = Array.from({ length: 20 }, () => openPool(database.address, { connections: 1 }));
  await Promise.all(pools.map((pool) => ensureAdministrator(pool, { username: "admin" }, print)));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(printed).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
  expect((await signInWith(printed[0]?.split(" ")[7] ?? "")).kind).toBe("signed-in");
});

test("20 processes that start at once with a new ADMIN_PASSWORD report the change once", async () => {
  await ensureAdministrator(sql, { username: "admin", password: chosen }, print);
  const starts = Array.from({ length: 20 }, () =>
    ensureAdministrator(sql, { username: "admin", password: another }, print),
  );
  await Promise.all(starts);
  expect(printed).toEqual(["ADMIN_PASSWORD has changed: the administrator has to sign in again everywhere."]);
  expect(await stored()).toMatchObject([{ password_version: 2 }]);
  expect((await signInWith(another)).kind).toBe("signed-in");
});

test("the same ADMIN_PASSWORD at the next start ends no session and prints nothing", async () => {
  await ensureAdministrator(sql, { username: "admin", password: chosen }, print);
  const token = await tokenWith(chosen);
  const before = await stored();
  await ensureAdministrator(sql, { username: "admin", password: chosen }, print);
  expect(await stored()).toEqual(before);
  expect(await findSession(sql, token, { prolong: false })).not.toBeNull();
  expect(printed).toEqual([]);
});

test("another ADMIN_PASSWORD replaces the old one and ends all sessions, and no line repeats it", async () => {
  await ensureAdministrator(sql, { username: "admin", password: chosen }, print);
  const token = await tokenWith(chosen);
  await ensureAdministrator(sql, { username: "admin", password: another }, print);
  expect(await findSession(sql, token, { prolong: true })).toBeNull();
  expect(await sql`select from private.sessions`).toHaveLength(0);
  expect((await signInWith(chosen)).kind).toBe("refused");
  expect((await signInWith(another)).kind).toBe("signed-in");
  expect(printed).toHaveLength(1);
  expect(printed.join()).not.toContain(another);
});

test("without ADMIN_PASSWORD the last password stays", async () => {
  await ensureAdministrator(sql, { username: "admin", password: chosen }, print);
  await ensureAdministrator(sql, { username: "admin" }, print);
  expect((await signInWith(chosen)).kind).toBe("signed-in");
  expect(printed).toEqual([]);
});

test("the user name follows its setting, and sessions stay valid", async () => {
  await ensureAdministrator(sql, { username: "admin", password: chosen }, print);
  const token = await tokenWith(chosen);
  await ensureAdministrator(sql, { username: "latika", password: chosen }, print);
  expect((await findSession(sql, token, { prolong: false }))?.username).toBe("latika");
  expect((await signInWith(chosen)).kind).toBe("refused");
  expect((await signInWith(chosen, "latika")).kind).toBe("signed-in");
});

test.each([
  ["short", "kT9#vLq2!xZ"],
  ["common", "Password2026"],
  ["the user name", "latika-latika-1"],
  ["the name of the site", "geetmala2026"],
])("a weak ADMIN_PASSWORD (%s) is refused and changes nothing", async (_, password) => {
  await ensureAdministrator(sql, { username: "admin", password: chosen }, print);
  const before = await stored();
  const refusal = ensureAdministrator(sql, { username: "latika", password, siteName: "Geet Mala" }, print);
  await expect(refusal).rejects.toThrow(PasswordRefused);
  await expect(refusal).rejects.toThrow(/^ADMIN_PASSWORD is too/);
  await expect(refusal).rejects.not.toThrow(password);
  expect(await stored()).toEqual(before);
});
