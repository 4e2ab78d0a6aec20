/** Runs on one server: it is about hashes and waiting; other files of identity sign in on both. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findAccount } from "../account/account.ts";
import { findSession, setPassword } from "../index.ts";
import { currentCost, hashPassword } from "../password/hash-password.ts";
import { createToken } from "../sessions/token.ts";
import {
  type Administrator,
  day,
  hour,
  minute,
  openAdministrator,
  password,
  second,
} from "../testing/administrator.ts";
import { openSession } from "./open-session.ts";
import { findLane } from "./throttle.ts";

let site: Administrator;
beforeEach(async () => {
  site = await openAdministrator(await openTestDatabase());
});

const wrong = { password: "not the password at all" };

async function failTimes(
  times: number,
  attempt: Parameters<Administrator["attempt"]>[0] = {},
): Promise<void> {
  for (let n = 0; n < times; n += 1)
    expect(await site.attempt({ ...wrong, ...attempt }), `failure ${n + 1}`).toEqual({ kind: "refused" });
}

describe("name and password", () => {
  test("open a session when both are right, whatever the case of the name and the blanks around it", async () => {
    for (const username of ["admin", "Admin", " ADMIN "]) {
      const { token } = await site.signedIn({ username });
      expect(await findSession(site.sql, token, { prolong: true, now: site.now() })).toMatchObject({
        username: "admin",
      });
    }
  });

  test("a wrong name is answered like a wrong password", async () => {
    const answers = [
      await site.attempt({ username: "root" }),
      await site.attempt(wrong),
      await site.attempt({ username: "", password: "" }),
      await site.attempt({ username: "admin\0", password: `${password}\0` }),
    ];
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ kind: "refused" })));
  });

  test("a wrong name costs the same hash as a wrong password", async () => {
    // With an unreadable hash, every attempt that gets as far as checking it fails.
    await site.sql`update private.account set password_hash = 'unreadable'`;
    for (const attempt of [{ username: "root" }, wrong, {}])
      await expect(site.attempt(attempt)).rejects.toThrow("not an argon2id hash");
  });

  test("an attempt is not refused because the clock of the previous one was ahead", async () => {
    await failTimes(1);
    site.pass(-5);
    await failTimes(1);
    site.pass(-5);
    await site.signedIn();
  });

  test("a password or name of a million characters is refused without harm", async () => {
    const book = "a".repeat(1_000_000);
    expect(await site.attempt({ password: book })).toEqual({ kind: "refused" });
    expect(await site.attempt({ username: book, password: password + book })).toEqual({ kind: "refused" });
  });

  test("a hash of an older cost is replaced when its password is used, and sessions stay valid", async () => {
    site = await openAdministrator(await openTestDatabase(), currentCost);
    const { token } = await site.signedIn();
    const cheap = await hashPassword(password, { memoryKiB: 1024, passes: 1, parallelism: 1 });
    await site.sql`update private.account set password_hash = ${cheap}`;
    await failTimes(1);
    const hash = async () => (await site.sql`select password_hash from private.account`)[0]?.password_hash;
    expect(await hash()).toBe(cheap);
    await site.signedIn();
    expect(await hash()).toMatch(/m=19456,t=2,p=1/);
    await site.signedIn();
    expect(await findSession(site.sql, token, { prolong: true, now: site.now() })).not.toBeNull();
  });
});

describe("an address that fails", () => {
  test("may fail four times, then waits longer and longer, up to 15 minutes", async () => {
    await failTimes(4);
    const waits: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      await failTimes(1);
      const answer = await site.attempt(wrong);
      const seconds = answer.kind === "wait" ? answer.seconds : 0;
      waits.push(seconds);
      site.pass(seconds * second);
    }
    expect(waits).toEqual([2, 4, 8, 16, 30, 60, 120, 300, 900, 900]);
  });

  test("waits even with the right password, and starts from nothing after a success", async () => {
    await failTimes(5);
    expect(await site.attempt()).toEqual({ kind: "wait", seconds: 2 });
    site.pass(2 * second);
    await site.signedIn();
    await failTimes(5);
  });

  test("does not wait longer for trying while it waits", async () => {
    await failTimes(6 - 1);
    for (let n = 0; n < 10; n += 1) expect(await site.attempt(wrong)).toEqual({ kind: "wait", seconds: 2 });
    site.pass(2 * second);
    expect((await site.attempt()).kind).toBe("signed-in");
  });

  test("does not make another address wait", async () => {
    await failTimes(5);
    expect((await site.attempt({ address: "192.0.2.2" })).kind).toBe("signed-in");
  });

  test("is counted together with its whole IPv6 network", async () => {
    for (let n = 1; n <= 5; n += 1) await failTimes(1, { address: `2001:db8:0:1::${n}` });
    expect(await site.attempt({ address: "2001:db8:0:1:ffff::9" })).toEqual({ kind: "wait", seconds: 2 });
    expect((await site.attempt({ address: "2001:db8:0:2::9" })).kind).toBe("signed-in");
  });

  test("is forgotten a day after its last failure, and any other attempt deletes its row", async () => {
    await failTimes(5);
    site.pass(day + second);
    await failTimes(1, { address: "192.0.2.2" });
    expect(await site.sql`select lane from private.sign_in_failures`).toEqual([{ lane: "192.0.2.2" }]);
    await failTimes(5);
  });

  test("starts from nothing after a day, even when nobody else has tried", async () => {
    await failTimes(5);
    site.pass(day + second);
    await failTimes(5);
    expect(await site.attempt()).toEqual({ kind: "wait", seconds: 2 });
  });

  test("may sign in when its failures were stored by a clock that has been set back", async () => {
    site.pass(day);
    await failTimes(5);
    expect(await site.attempt()).toMatchObject({ kind: "wait" });
    site.pass(-day);
    await site.signedIn();
  });

  test("waits again for its own failures after the clock was set back", async () => {
    site.pass(day);
    await failTimes(5);
    site.pass(-day);
    await failTimes(1);
    expect(await site.attempt()).toEqual({ kind: "wait", seconds: 4 });
  });

  test("gets no more attempts by making them at once", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => site.attempt(wrong)));
    expect(answers.filter(({ kind }) => kind === "refused")).toHaveLength(5);
    expect(answers.filter(({ kind }) => kind === "wait")).toHaveLength(25);
  });
});

describe("a browser that signed in before", () => {
  test("does not wait for the failures of others at its address", async () => {
    const { trustedToken } = await site.signedIn();
    await failTimes(5);
    expect(await site.attempt()).toMatchObject({ kind: "wait" });
    const again = await site.signedIn({ trustedToken });
    expect(again.trustedToken, "it keeps its token").toBe(trustedToken);
    expect(await site.attempt(), "the address still waits").toMatchObject({ kind: "wait" });
  });

  test("waits for its own failures, and does not make its address wait", async () => {
    const { trustedToken } = await site.signedIn();
    await failTimes(5, { trustedToken });
    expect(await site.attempt({ trustedToken })).toEqual({ kind: "wait", seconds: 2 });
    expect((await site.attempt()).kind).toBe("signed-in");
  });

  test("is known for a year after its last sign-in", async () => {
    const { trustedToken } = await site.signedIn();
    site.pass(364 * day);
    expect((await site.signedIn({ trustedToken })).trustedToken).toBe(trustedToken);
    site.pass(365 * day + hour);
    expect((await site.signedIn({ trustedToken })).trustedToken).not.toBe(trustedToken);
    expect(await site.sql`select from private.trusted_browsers`, "the old one is deleted").toHaveLength(1);
  });

  test("cannot be forged: an invented token counts as a stranger's", async () => {
    await failTimes(5, { trustedToken: createToken() });
    expect(await site.attempt({ trustedToken: createToken() })).toEqual({ kind: "wait", seconds: 2 });
    const invented = createToken();
    const { trustedToken } = await site.signedIn({ trustedToken: invented, address: "192.0.2.2" });
    expect(trustedToken).not.toBe(invented);
  });
});

describe("failures from many addresses", () => {
  const failFrom = async (addresses: number) => {
    await site.sql`
      insert into private.sign_in_failures
      select '198.51.' || n / 256 || '.' || n % 256, 1, ${site.now()}, ${site.now()}
      from generate_series(1, ${addresses}) as n`;
  };

  test("slow down every stranger, right or wrong, by at most 2 s, and refuse nobody", async () => {
    await failFrom(60);
    await site.attempt(wrong);
    await site.signedIn({ address: "192.0.2.2" });
    expect(site.delays).toEqual([1_000, 1_020]);
    await site.sql`truncate private.sign_in_failures`;
    await failFrom(10_000);
    await failTimes(1, { address: "192.0.2.3" });
    await site.signedIn({ address: "192.0.2.4" });
    expect(site.delays.slice(2)).toEqual([2_000, 2_000]);
  });

  test("slow down nobody when they are few, old or ahead of the clock, and never a known browser", async () => {
    const { trustedToken } = await site.signedIn();
    await failFrom(10);
    await site.signedIn({ address: "192.0.2.2" });
    await site.sql`truncate private.sign_in_failures`;
    await failFrom(1_000);
    await site.signedIn({ trustedToken });
    site.pass(minute);
    await site.signedIn({ address: "192.0.2.3" });
    site.pass(-day);
    await site.signedIn({ address: "192.0.2.4" });
    expect(site.delays).toEqual([]);
  });
});

describe("guesses that wait for their hash", () => {
  test("of one network beyond its share must come back later, and do not count as failed", async () => {
    site = await openAdministrator(await openTestDatabase(), currentCost);
    const { trustedToken } = await site.signedIn();
    const crowd = Array.from({ length: 120 }, (_, n) =>
      site.attempt({ ...wrong, address: `198.51.100.${n}` }),
    );
    const known = site.attempt({ trustedToken });
    const answers = await Promise.all(crowd);
    expect((await known).kind).toBe("signed-in");
    const postponed = answers.filter(({ kind }) => kind === "wait");
    expect(postponed.length).toBeGreaterThan(0);
    expect(postponed).toEqual(postponed.map(() => ({ kind: "wait", seconds: 2 })));
    const failed = await site.sql`select from private.sign_in_failures`;
    expect(failed).toHaveLength(answers.length - postponed.length);
  });

  test.each([
    ["400 networks", (n: number) => `198.${n >> 8}.${n & 255}.7`],
    ["400 networks of one IPv6 /48", (n: number) => `2001:db8:1:${n.toString(16)}::7`],
  ])("of %s at once do not keep out the administrator on a new browser", async (_who, addressOf) => {
    const cheap = await hashPassword(password, { memoryKiB: 1024, passes: 1, parallelism: 1 });
    await site.sql`update private.account set password_hash = ${cheap}`;
    const crowd = Array.from({ length: 400 }, (_, n) => site.attempt({ ...wrong, address: addressOf(n) }));
    expect((await site.attempt({ address: "192.0.2.2" })).kind).toBe("signed-in");
    await Promise.all(crowd);
    for (const ms of site.delays) expect(ms).toBeLessThanOrEqual(2_000);
  });
});

test("a password that is changed during its check opens no session", async () => {
  const account = await findAccount(site.sql);
  if (!account) throw new Error("There is no account.");
  const visit = { address: "192.0.2.1", trustedToken: null, userAgent: "Browser" };
  const lane = await findLane(site.sql, visit, site.now());
  await setPassword(site.sql, "walnut harbour zigzag plume");
  expect(await openSession(site.sql, account, lane, visit, site.now())).toBeNull();
  expect(await site.sql`select from private.sessions`).toHaveLength(0);
  expect(await site.sql`select from private.trusted_browsers`).toHaveLength(0);
});
