/** Runs on one server: what it executes is executed on both by `sign-in-by-passkey`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { listPasskeys, maxPasskeys, revokeOtherWays } from "../index.ts";
import { minute, openAdministrator } from "../testing/administrator.ts";
import { type AnswerOptions, Authenticator } from "../testing/authenticator.ts";
import { openPasskeys, party } from "../testing/passkeys.ts";

const administrator = await openAdministrator(await openTestDatabase());
const { sql, pass } = administrator;
const { beginAdding, addedPasskey, challengeNow } = openPasskeys(administrator);

describe("adding a passkey", () => {
  test("asks for one that needs no user name, that recognises its owner, and that is not there already", async () => {
    const authenticator = await addedPasskey();
    const { options } = await beginAdding();
    expect(options).toMatchObject({
      rp: { id: "lyrics.example", name: "Antara" },
      user: { name: "admin", displayName: "Antara" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(options?.excludeCredentials?.map(({ id }) => id)).toContain(authenticator.id);
  });

  test.each<[string, AnswerOptions]>([
    ["of another origin", { origin: "https://evil.example" }],
    ["for another host", { host: "evil.example" }],
    ["without its owner's finger or code", { isVerified: false }],
    ["that was meant to sign in", { type: "webauthn.get" }],
  ])("is refused with an answer %s", async (_what, options) => {
    const { challenge, add } = await beginAdding();
    expect(await add(new Authenticator(party.origin).register(challenge, options))).toBe(false);
  });

  test("is refused with an expired challenge, in another session, and a second time", async () => {
    const authenticator = new Authenticator(party.origin);
    const { challenge, add } = await beginAdding();
    const { add: elsewhere } = await beginAdding();
    const answer = authenticator.register(challenge);
    expect(await elsewhere(answer)).toBe(false);
    expect(await add(authenticator.register(await challengeNow()))).toBe(false);
    pass(5 * minute);
    expect(await add(answer)).toBe(false);
    const fresh = await beginAdding();
    const inTime = authenticator.register(fresh.challenge);
    expect([await fresh.add(inTime), await fresh.add(inTime)]).toEqual([true, false]);
    expect(await fresh.add(new Authenticator(party.origin).register(fresh.challenge))).toBe(false);
  });

  test.each([
    "",
    "null",
    "{}",
    '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"a"}}',
  ])("is refused with the answer %j", async (answer) => {
    const { add } = await beginAdding();
    expect(await add(answer)).toBe(false);
  });

  test("cuts a name to 60 characters in one line, and gives one where none was typed", async () => {
    for (const [typed, name] of [
      ["  My\n phone ", "My phone"],
      ["🎵".repeat(70), "🎵".repeat(60)],
      ["\u202eenohp\u2069", "enohp"],
      [" ", "Passkey"],
    ] as const) {
      const { challenge, add } = await beginAdding();
      await add(new Authenticator(party.origin).register(challenge), typed);
      expect((await listPasskeys(sql, 0)).at(-1)?.name).toBe(name);
    }
  });

  test("is refused when there are twenty", async () => {
    await revokeOtherWays(sql);
    for (let n = 1; n < maxPasskeys; n += 1) await addedPasskey(`Key ${n}`);
    const asked = [await beginAdding(), await beginAdding(), await beginAdding()];
    const added = asked.map(({ challenge, add }) => add(new Authenticator(party.origin).register(challenge)));
    expect((await Promise.all(added)).filter(Boolean)).toHaveLength(1);
    expect((await beginAdding()).options).toBeNull();
    await revokeOtherWays(sql);
  });
});
