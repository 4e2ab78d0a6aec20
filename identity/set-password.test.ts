/** Runs on one server: what it executes is executed on both by `sign-in-by-passkey`. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import {
  createHashQueue,
  ensureAdministrator,
  findSession,
  PasswordRefused,
  setPassword,
  signIn,
} from "./index.ts";
import { openAdministrator, password } from "./testing/administrator.ts";

const another = "walnut harbour zigzag plume";

test("a new password replaces the old one and ends all sessions", async () => {
  const { sql, attempt, signedIn, now } = await openAdministrator(await openTestDatabase());
  const phone = await signedIn();
  const laptop = await signedIn({ address: "192.0.2.2" });
  await setPassword(sql, another);
  for (const { token } of [phone, laptop])
    expect(await findSession(sql, token, { prolong: true, now: now() })).toBeNull();
  expect(await attempt()).toEqual({ kind: "refused" });
  expect((await attempt({ password: another })).kind).toBe("signed-in");
});

test("trusted browsers are forgotten", async () => {
  const { sql, signedIn } = await openAdministrator(await openTestDatabase());
  const { trustedToken } = await signedIn();
  await setPassword(sql, another);
  expect((await signedIn({ password: another, trustedToken })).trustedToken).not.toBe(trustedToken);
});

test("a weak password is refused and changes nothing", async () => {
  const { sql, signedIn, now } = await openAdministrator(await openTestDatabase());
  const { token } = await signedIn();
  for (const weak of ["", "short", "adminadminadmin", "GeetMala2026"]) {
    const refusal = setPassword(sql, weak, { siteName: "Geet Mala" });
    await expect(refusal).rejects.toThrow(PasswordRefused);
    await expect(refusal).rejects.toThrow(/^The password is too/);
  }
  expect(await findSession(sql, token, { prolong: false, now: now() })).not.toBeNull();
});

test("it is refused while ADMIN_PASSWORD applies, and allowed after a start without it", async () => {
  const { sql, attempt } = await openAdministrator(await openTestDatabase());
  await ensureAdministrator(sql, { username: "admin", password }, () => {});
  await expect(setPassword(sql, another)).rejects.toThrow(/comes from ADMIN_PASSWORD/);
  expect((await attempt()).kind).toBe("signed-in");
  await ensureAdministrator(sql, { username: "admin" }, () => {});
  await setPassword(sql, another);
  expect((await attempt({ password: another })).kind).toBe("signed-in");
});

test("before the first start it creates the account, and the start then prints no password", async () => {
  const { sql } = await openTestDatabase();
  await setPassword(sql, another, { username: "latika" });
  const printed: string[] = [];
  await ensureAdministrator(sql, { username: "latika" }, (line) => printed.push(line));
  expect(printed).toEqual([]);
  const result = await signIn(
    sql,
    { username: "latika", password: another, address: "192.0.2.1", trustedToken: null, userAgent: "Browser" },
    { runInQueue: createHashQueue() },
  );
  expect(result.kind).toBe("signed-in");
});
