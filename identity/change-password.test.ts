/** Runs on one server: what it executes is executed on both by `recovery-codes`. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import {
  changePassword,
  createHashQueue,
  ensureAdministrator,
  findSession,
  makeRecoveryCodes,
  PasswordRefused,
} from "./index.ts";
import { lowCost, openAdministrator, password, second } from "./testing/administrator.ts";

const another = "walnut harbour zigzag plume";

async function openChange() {
  const administrator = await openAdministrator(await openTestDatabase());
  const { sql, now } = administrator;
  const change = (token: string, given: Partial<Parameters<typeof changePassword>[1]> = {}) =>
    changePassword(
      sql,
      {
        token,
        present: password,
        next: another,
        siteName: "Antara",
        address: "192.0.2.1",
        trustedToken: null,
        ...given,
      },
      { runInQueue: createHashQueue(), now: now(), sleep: async () => {}, cost: lowCost },
    );
  const isOpen = async (token: string) =>
    (await findSession(sql, token, { prolong: true, now: now() })) !== null;
  return { ...administrator, change, isOpen };
}

test("the password is changed by the present one, and all other sessions end", async () => {
  const { change, isOpen, attempt, signedIn } = await openChange();
  const [here, phone, laptop] = [await signedIn(), await signedIn(), await signedIn()];
  const result = await change(here.token, { trustedToken: here.trustedToken });
  if (result.kind !== "changed") throw new Error(`It was ${result.kind}.`);
  expect(result.endedSessions).toBe(2);
  expect(await isOpen(result.token)).toBe(true);
  for (const { token } of [here, phone, laptop]) expect(await isOpen(token)).toBe(false);
  expect((await attempt()).kind).toBe("refused");
  // Only this browser is still known.
  expect((await signedIn({ password: another, trustedToken: here.trustedToken })).trustedToken).toBe(
    here.trustedToken,
  );
  expect((await signedIn({ password: another, trustedToken: phone.trustedToken })).trustedToken).not.toBe(
    phone.trustedToken,
  );
});

test("a wrong present password changes nothing, and is limited as a sign-in is", async () => {
  const { change, isOpen, attempt, signedIn, pass } = await openChange();
  const here = await signedIn();
  for (let n = 0; n < 5; n += 1)
    expect(await change(here.token, { present: "wrong" })).toEqual({ kind: "refused" });
  expect(await change(here.token)).toEqual({ kind: "wait", seconds: 2 });
  expect(await attempt()).toEqual({ kind: "wait", seconds: 2 });
  expect(await isOpen(here.token)).toBe(true);
  pass(2 * second);
  expect((await change(here.token)).kind).toBe("changed");
  expect((await attempt({ password: "wrong" })).kind).toBe("refused");
});

test("a weak new password is refused before the present one is checked", async () => {
  const { change, signedIn } = await openChange();
  const { token } = await signedIn();
  for (let n = 0; n < 9; n += 1) {
    const refusal = change(token, { next: n % 2 ? "short" : "adminadminadmin", present: "wrong" });
    await expect(refusal).rejects.toThrow(PasswordRefused);
    await expect(refusal).rejects.toThrow(/^The new password is too/);
  }
  expect((await change(token)).kind).toBe("changed");
});

test("while ADMIN_PASSWORD applies, it is refused with where to change it", async () => {
  const { change, sql, signedIn } = await openChange();
  const { token } = await signedIn();
  await ensureAdministrator(sql, { username: "admin", password }, () => {});
  await expect(change(token)).rejects.toThrow(/comes from ADMIN_PASSWORD/);
});

test("of two changes at once, one wins", async () => {
  const { change, signedIn, attempt } = await openChange();
  const { token } = await signedIn();
  const other = "quartz lantern fiddle moss";
  const results = await Promise.all([change(token), change(token, { next: other })]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(["changed", "refused"]);
  const [first] = results;
  expect((await attempt({ password: first?.kind === "changed" ? another : other })).kind).toBe("signed-in");
});

test("a recovery code replaces a forgotten password, once", async () => {
  const { change, sql, signedIn } = await openChange();
  const { token } = await signedIn();
  const [code = ""] = await makeRecoveryCodes(sql);
  const changed = await change(token, { present: code });
  if (changed.kind !== "changed") throw new Error(`It was ${changed.kind}.`);
  expect(await change(changed.token, { present: code, next: "quartz lantern fiddle moss" })).toEqual({
    kind: "refused",
  });
});
