import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import {
  askForPasskey,
  createHashQueue,
  ensureAdministrator,
  findSession,
  hasPasskey,
  listPasskeys,
  revokeOtherWays,
  revokePasskey,
  signInByPasskey,
} from "../index.ts";
import { minute, openAdministrator, password, second } from "../testing/administrator.ts";
import { type AnswerOptions, Authenticator } from "../testing/authenticator.ts";
import { openPasskeys, party } from "../testing/passkeys.ts";

const administrator = await openAdministrator(await openTestDatabase());
const { sql, now, pass, signedIn } = administrator;
const { sessionOf, beginAdding, addedPasskey, challengeNow } = openPasskeys(administrator);
const runInQueue = createHashQueue();

const send = (answer: string, at = party, address = "192.0.2.1") =>
  signInByPasskey(sql, { answer, address, trustedToken: null, userAgent: "Browser" }, at, {
    runInQueue,
    now: now(),
    sleep: async () => {},
  });

/** A lane that many refusals have closed would refuse for another reason. */
async function expectRefusal(answer: string, at = party): Promise<void> {
  await sql`delete from private.sign_in_failures`;
  expect(await send(answer, at)).toEqual({ kind: "refused" });
  await sql`delete from private.sign_in_failures`;
}

describe("a passkey", () => {
  test("signs in alone, without a name or a password, and is listed with its last use", async () => {
    const authenticator = await addedPasskey("My phone");
    const made = now();
    pass(minute);
    const options = await askForPasskey(sql, party, now());
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{72}$/),
      rpId: "lyrics.example",
      userVerification: "required",
      timeout: 5 * minute,
    });
    const result = await send(authenticator.answer(options.challenge));
    if (result.kind !== "signed-in") throw new Error(`It was ${result.kind}.`);
    const sessionId = await sessionOf(result.token);
    const [passkey] = (await listPasskeys(sql, sessionId)).slice(-1);
    expect(passkey).toEqual({
      id: expect.any(Number),
      name: "My phone",
      host: "lyrics.example",
      madeAt: made,
      lastUsedAt: now(),
      isInUse: true,
    });
    expect(await hasPasskey(sql, "lyrics.example")).toBe(true);
    expect(await hasPasskey(sql, "localhost")).toBe(false);
  });

  test("that never counts signs in again and again", async () => {
    const authenticator = await addedPasskey();
    for (let time = 0; time < 2; time += 1)
      expect((await send(authenticator.answer(await challengeNow(), { counter: 0 }))).kind).toBe("signed-in");
  });

  test.each<[string, AnswerOptions]>([
    ["of another origin", { origin: "https://evil.example" }],
    ["of the same name without https", { origin: "http://lyrics.example" }],
    ["of another port", { origin: "https://lyrics.example:8443" }],
    ["for another host", { host: "evil.example" }],
    ["without its owner's finger or code", { isVerified: false }],
    ["that was meant to add a passkey", { type: "webauthn.create" }],
  ])("is refused with an answer %s", async (_what, options) => {
    const authenticator = await addedPasskey();
    await expectRefusal(authenticator.answer(await challengeNow(), options));
    expect((await send(authenticator.answer(await challengeNow()))).kind).toBe("signed-in");
  });

  test("is refused with an answer that was accepted before, and of two at once one is accepted", async () => {
    const authenticator = await addedPasskey();
    const answer = authenticator.answer(await challengeNow(), { counter: 0 });
    const kinds = (await Promise.all([send(answer), send(answer)])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["refused", "signed-in"]);
    await expectRefusal(answer);
  });

  test("is refused with a challenge that is older than five minutes", async () => {
    const authenticator = await addedPasskey();
    const challenge = await challengeNow();
    pass(5 * minute - second);
    const inTime = await challengeNow();
    expect((await send(authenticator.answer(challenge))).kind).toBe("signed-in");
    pass(5 * minute);
    await expectRefusal(authenticator.answer(inTime));
  });

  test("is refused with a challenge that the site has not made, or has made for something else", async () => {
    const authenticator = await addedPasskey();
    const challenge = await challengeNow();
    const changed = (challenge[0] === "A" ? "B" : "A") + challenge.slice(1);
    const later = Buffer.from(challenge, "base64url");
    later.writeUIntBE(later.readUIntBE(16, 6) + minute, 16, 6);
    const { challenge: ofAdding } = await beginAdding();
    for (const forged of [changed, later.toString("base64url"), ofAdding, "", "AAAA"])
      await expectRefusal(authenticator.answer(forged));
  });

  test("is refused when its counter goes back or stands still, which a copy of it would show", async () => {
    const authenticator = await addedPasskey();
    expect((await send(authenticator.answer(await challengeNow(), { counter: 7 }))).kind).toBe("signed-in");
    for (const counter of [7, 6, 0])
      await expectRefusal(authenticator.answer(await challengeNow(), { counter }));
    const [one, other] = [await challengeNow(), await challengeNow()];
    const answers = [one, other].map((challenge) => authenticator.answer(challenge, { counter: 8 }));
    const kinds = (await Promise.all(answers.map((answer) => send(answer)))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["refused", "signed-in"]);
  });

  test("that nobody has added is refused, and so is the signature of another", async () => {
    const [known, stranger] = [await addedPasskey(), new Authenticator(party.origin)];
    await expectRefusal(stranger.answer(await challengeNow()));
    const posing = JSON.parse(stranger.answer(await challengeNow()));
    await expectRefusal(JSON.stringify({ ...posing, id: known.id, rawId: known.id }));
  });

  test("is refused at another host, as after a move of the site", async () => {
    const authenticator = await addedPasskey();
    const moved = { origin: "https://songs.example", host: "songs.example" };
    const { challenge } = await askForPasskey(sql, moved, now());
    const { origin, host } = moved;
    await expectRefusal(authenticator.answer(challenge, { origin, host }), moved);
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["fields of other types", '{"id":1,"rawId":{},"type":"public-key","response":[]}'],
    ["a prototype", '{"__proto__":{"id":"a"},"type":"public-key"}'],
    ["other letters", '{"id":"\'; drop","rawId":"a","type":"public-key","response":{}}'],
    ["a long text", JSON.stringify({ id: "a".repeat(20_000) })],
  ])("whose answer is %s is refused", async (_what, answer) => {
    await expectRefusal(answer);
  });

  test("whose parts are changed or empty is refused", async () => {
    const authenticator = await addedPasskey();
    for (const part of ["clientDataJSON", "authenticatorData", "signature"])
      for (const value of ["AAAA", "A".repeat(12_000), Buffer.from("null").toString("base64url")]) {
        const answer = JSON.parse(authenticator.answer(await challengeNow()));
        answer.response[part] = value;
        await expectRefusal(JSON.stringify(answer));
      }
  });

  test("whose answers are refused makes its network wait as wrong passwords do", async () => {
    const authenticator = await addedPasskey();
    const from = (answer: string) => send(answer, party, "198.51.100.7");
    for (let n = 0; n < 5; n += 1) expect((await from("{}")).kind).toBe("refused");
    expect(await from(authenticator.answer(await challengeNow()))).toEqual({ kind: "wait", seconds: 2 });
    pass(2 * second);
    expect((await from(authenticator.answer(await challengeNow()))).kind).toBe("signed-in");
    expect(await sql`select from private.sign_in_failures where lane like '198.51.100%'`).toHaveLength(0);
  });

  test("that is revoked signs in no more, and ends the sessions that it opened, but no others", async () => {
    const authenticator = await addedPasskey("Lost phone");
    const other = await addedPasskey("Key");
    const result = await send(authenticator.answer(await challengeNow()));
    const kept = await signedIn();
    if (result.kind !== "signed-in") throw new Error(`It was ${result.kind}.`);
    const id =
      (await listPasskeys(sql, await sessionOf(result.token))).find(({ isInUse }) => isInUse)?.id ?? 0;
    expect(await revokePasskey(sql, id)).toBe("Lost phone");
    expect(await revokePasskey(sql, id)).toBeNull();
    expect(await findSession(sql, result.token, { prolong: true, now: now() })).toBeNull();
    expect(await sessionOf(kept.token)).toEqual(expect.any(Number));
    await expectRefusal(authenticator.answer(await challengeNow()));
    expect((await send(other.answer(await challengeNow()))).kind).toBe("signed-in");
  });

  test("stays when the password changes, until all of them are revoked together", async () => {
    const authenticator = await addedPasskey();
    const another = "walnut harbour zigzag plume";
    const printed: string[] = [];
    await ensureAdministrator(sql, { username: "admin", password: another }, (line) => printed.push(line));
    expect(printed.at(-1)).toMatch(/^Passkeys and recovery codes still sign in\./);
    expect((await send(authenticator.answer(await challengeNow()))).kind).toBe("signed-in");
    expect((await revokeOtherWays(sql)).passkeys).toBeGreaterThan(0);
    await expectRefusal(authenticator.answer(await challengeNow()));
    await ensureAdministrator(sql, { username: "admin", password: password }, () => {});
    await ensureAdministrator(sql, { username: "admin" }, () => {});
  });
});

test("a challenge is known to another process, and strangers who ask for many store nothing", async () => {
  const rows = () => sql`select from private.spent_challenges`;
  const authenticator = await addedPasskey();
  const before = (await rows()).length;
  for (let n = 0; n < 10; n += 1) await challengeNow();
  await expectRefusal(new Authenticator(party.origin).answer(await challengeNow()));
  expect((await rows()).length).toBe(before);
  expect((await send(authenticator.answer(await challengeNow()))).kind).toBe("signed-in");
  expect((await rows()).length).toBe(before + 1);
  pass(11 * minute);
  expect((await send(authenticator.answer(await challengeNow()))).kind).toBe("signed-in");
  expect((await rows()).length).toBe(1);
});
