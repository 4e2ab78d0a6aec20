import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import {
  confirmAdministrator,
  countOtherWays,
  createHashQueue,
  findSession,
  makeRecoveryCodes,
} from "../index.ts";
import { minute, openAdministrator, password, second } from "../testing/administrator.ts";

const administrator = await openAdministrator(await openTestDatabase());
const { sql, now, pass, attempt, signedIn } = administrator;

const left = async () => (await countOtherWays(sql)).recoveryCodes;

test("ten codes of 99 bits are made, and the database holds only their hashes", async () => {
  const codes = await makeRecoveryCodes(sql);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const stored = JSON.stringify(
    await sql`select encode(code_hash, 'escape') as hash from private.recovery_codes`,
  );
  for (const code of codes) expect(stored).not.toContain(code.slice(0, 5));
});

test("each signs in once in place of the password, however it is typed", async () => {
  const [first = "", second = "", third = ""] = await makeRecoveryCodes(sql);
  expect((await attempt({ password: first })).kind).toBe("signed-in");
  expect((await attempt({ password: ` ${second.toUpperCase().replaceAll("-", " ")} ` })).kind).toBe(
    "signed-in",
  );
  expect(await left()).toBe(8);
  for (const used of [first, second]) expect((await attempt({ password: used })).kind).toBe("refused");
  const atOnce = await Promise.all([attempt({ password: third }), attempt({ password: third })]);
  expect(atOnce.map(({ kind }) => kind).sort()).toEqual(["refused", "signed-in"]);
  expect((await attempt()).kind).toBe("signed-in");
  expect(await left()).toBe(7);
});

test("one is not used up by a wrong user name, or while its network has to wait", async () => {
  const [code = ""] = await makeRecoveryCodes(sql);
  const from = { address: "198.51.100.3", password: code };
  for (let n = 0; n < 5; n += 1)
    expect((await attempt({ ...from, username: "nobody" })).kind).toBe("refused");
  expect(await attempt(from)).toEqual({ kind: "wait", seconds: 2 });
  expect(await left()).toBe(10);
  pass(2 * second);
  expect((await attempt(from)).kind).toBe("signed-in");
});

test("new codes take the place of all earlier ones, also when two are asked for at once", async () => {
  const [old = ""] = await makeRecoveryCodes(sql);
  await Promise.all([makeRecoveryCodes(sql), makeRecoveryCodes(sql)]);
  expect(await left()).toBe(10);
  expect((await attempt({ password: old })).kind).toBe("refused");
});

test("another way to sign in is given soon after a sign-in, and later for the password or a code", async () => {
  const { token } = await signedIn();
  const session = await findSession(sql, token, { prolong: true, now: now() });
  if (!session) throw new Error("There is no session.");
  const origin = { address: "198.51.100.4", trustedToken: null };
  const confirm = async (typed: string) =>
    (
      await confirmAdministrator(
        sql,
        session,
        { typed, ...origin },
        { runInQueue: createHashQueue(), now: now() },
      )
    ).kind;
  pass(10 * minute - second);
  expect(await confirm("")).toBe("confirmed");
  pass(second);
  expect(await confirm("")).toBe("refused");
  expect(await confirm(password)).toBe("confirmed");
  const [code = ""] = await makeRecoveryCodes(sql);
  expect([await confirm(code), await confirm(code)]).toEqual(["confirmed", "refused"]);
  const kinds: string[] = [];
  for (let n = 0; n < 5; n += 1) kinds.push(await confirm("wrong"));
  expect(kinds.at(-1)).toBe("wait");
});
