import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { endOtherSession, endOtherSessions, endSession, findSession, listSessions } from "../index.ts";
import { day, hour, minute, openAdministrator, second } from "../testing/administrator.ts";
import { createToken } from "./token.ts";

const { sql, now, pass, signedIn } = await openAdministrator(await openTestDatabase());

const use = (token: string) => findSession(sql, token, { prolong: true, now: now() });
const ask = (token: string) => findSession(sql, token, { prolong: false, now: now() });

describe("a session", () => {
  test("is found by its token, with the administrator's name and its latest end", async () => {
    const { token, expiresAt } = await signedIn();
    expect(await use(token)).toEqual({
      id: expect.any(Number),
      username: "admin",
      signedInAt: now(),
      lastUsedAt: now(),
      expiresAt,
    });
    expect(expiresAt).toEqual(new Date(now().getTime() + 14 * day));
  });

  test("ends after 12 hours without use", async () => {
    const { token } = await signedIn();
    pass(12 * hour - second);
    expect(await ask(token)).not.toBeNull();
    pass(second);
    expect(await ask(token)).toBeNull();
    expect(await use(token)).toBeNull();
  });

  test("is prolonged by use", async () => {
    const { token } = await signedIn();
    for (let round = 0; round < 3; round += 1) {
      pass(11 * hour);
      expect(await use(token)).not.toBeNull();
    }
  });

  test("is not prolonged by an open page that only asks", async () => {
    const { token } = await signedIn();
    for (let round = 0; round < 11; round += 1) {
      pass(hour);
      expect(await ask(token)).not.toBeNull();
    }
    pass(hour);
    expect(await ask(token)).toBeNull();
  });

  test("ends after 14 days, however much it is used", async () => {
    const { token } = await signedIn();
    for (let round = 0; round < 33; round += 1) {
      pass(10 * hour);
      expect(await use(token)).not.toBeNull();
    }
    pass(14 * day - 330 * hour - second);
    expect(await use(token)).not.toBeNull();
    pass(second);
    expect(await use(token)).toBeNull();
  });

  test("is written at most once a minute", async () => {
    const { token } = await signedIn();
    const lastUsed = async () => (await ask(token))?.lastUsedAt;
    const begun = now();
    pass(minute - second);
    await use(token);
    expect(await lastUsed()).toEqual(begun);
    pass(second);
    await use(token);
    expect(await lastUsed()).toEqual(now());
  });

  test("ends on sign-out, and no other session with it", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await endSession(sql, here.token);
    expect(await use(here.token)).toBeNull();
    expect(await use(there.token)).not.toBeNull();
  });

  test("is ended alone by another one, and never by itself or without one", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const [own, other] = await listSessions(sql, here.token, { now: now() });
    expect(await endOtherSession(sql, here.token, own?.id ?? 0)).toBe(false);
    expect(await endOtherSession(sql, createToken(), other?.id ?? 0)).toBe(false);
    expect(await endOtherSession(sql, here.token, Number.NaN)).toBe(false);
    expect(await endOtherSession(sql, here.token, other?.id ?? 0)).toBe(true);
    expect([await use(here.token), await use(there.token)]).toEqual([expect.anything(), null]);
  });

  test("of an older password is invalid, even if its row is left", async () => {
    const { token } = await signedIn();
    await sql`update private.account set password_version = password_version + 1`;
    expect(await use(token)).toBeNull();
    expect((await listSessions(sql, token, { now: now() })).some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  test("leaves no token in the database", async () => {
    const { token, trustedToken } = await signedIn();
    for (const table of ["sessions", "trusted_browsers", "sign_in_failures"]) {
      const rows = await sql`select t::text as row from ${sql(`private.${table}`)} as t`;
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, "base64url").toString("hex"));
      expect(JSON.stringify(rows)).not.toContain(trustedToken);
    }
  });
});

describe("a forged token", () => {
  const hashOf = async () => {
    const [row] = await sql<{ hash: Buffer }[]>`select token_hash as hash from private.sessions limit 1`;
    return row?.hash ?? Buffer.alloc(32);
  };

  test("opens nothing, not even the hash from the database", async () => {
    await signedIn();
    const stolen = (await hashOf()).toString("base64url");
    for (const token of [createToken(), stolen, "", "' or true --", "\0", "a".repeat(10_000)])
      expect(await use(token)).toBeNull();
    expect(await findSession(sql, null, { prolong: true })).toBeNull();
  });

  test("ends nothing and is not the current session of a list", async () => {
    const { token } = await signedIn();
    await endSession(sql, createToken());
    await endSession(sql, null);
    expect(await endOtherSessions(sql, createToken())).toBe(0);
    expect(await use(token)).not.toBeNull();
    expect((await listSessions(sql, createToken(), { now: now() })).some(({ isCurrent }) => isCurrent)).toBe(
      false,
    );
  });
});

describe("the list of sessions", () => {
  test("shows where the administrator is signed in, this session first, then by last use", async () => {
    pass(15 * day);
    const first = await signedIn({ userAgent: "First", address: "192.0.2.1" });
    pass(minute);
    await signedIn({ userAgent: "Second", address: "2001:db8::1" });
    pass(minute);
    await signedIn({ userAgent: `Third\0${"x".repeat(1_000)}`, address: "192.0.2.3" });
    const listed = await listSessions(sql, first.token, { now: now() });
    expect(
      listed.map(({ userAgent, isCurrent, address }) => [userAgent.slice(0, 6), isCurrent, address]),
    ).toEqual([
      ["First", true, "192.0.2.1"],
      ["Thirdx", false, "192.0.2.3"],
      ["Second", false, "2001:db8::1"],
    ]);
    expect(listed[1]?.userAgent).toHaveLength(300);
    expect(listed[0]).toMatchObject({
      id: expect.any(Number),
      signedInAt: expect.any(Date),
      lastUsedAt: expect.any(Date),
    });
  });

  test("leaves out ended sessions, and the next sign-in deletes them", async () => {
    pass(12 * hour);
    expect(await listSessions(sql, createToken(), { now: now() })).toEqual([]);
    expect((await sql`select from private.sessions`).length).toBeGreaterThan(0);
    const { token } = await signedIn();
    expect(await sql`select from private.sessions`).toHaveLength(1);
    expect(await listSessions(sql, token, { now: now() })).toHaveLength(1);
  });
});

test("one session can end all others", async () => {
  const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
  expect(await endOtherSessions(sql, here.token)).toBeGreaterThanOrEqual(2);
  expect(await use(here.token)).not.toBeNull();
  expect(await use(there.token)).toBeNull();
  expect(await use(elsewhere.token)).toBeNull();
});
