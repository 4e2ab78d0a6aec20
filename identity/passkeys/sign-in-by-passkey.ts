/**
 * Signs in by a passkey alone. Refuses, all in the same way: an unknown or revoked passkey, another origin, a
 * challenge that is not ours, has expired or was answered before, an answer without the owner's finger or code, and a
 * counter that has not grown, which a copy of the passkey would show.
 */
import type { Sql } from "#postgres";
import { type Account, requireAccount } from "../account/account.ts";
import { sessionMaxAgeMs } from "../sessions/session-limits.ts";
import { openSession, type PasskeyUse } from "../sign-in/open-session.ts";
import { type AttemptOptions, type Origin, runAttempt } from "../sign-in/run-attempt.ts";
import type { SignInResult } from "../sign-in/sign-in.ts";
import type { Lane } from "../sign-in/throttle.ts";
import { type Challenge, createChallenge, readChallenge } from "./challenge.ts";
import { challengeLastsMs } from "./passkey-limits.ts";
import { readSignInAnswer, type SignInAnswer } from "./read-answer.ts";
import type { RelyingParty } from "./relying-party.ts";

/** @returns what a browser needs to ask for a passkey (`PublicKeyCredentialRequestOptionsJSON`) */
export async function askForPasskey(sql: Sql, { host }: RelyingParty, now: Date) {
  const { challengeKey } = await requireAccount(sql);
  const challenge = createChallenge(challengeKey, "sign-in", now).toString("base64url");
  return { challenge, rpId: host, userVerification: "required" as const, timeout: challengeLastsMs };
}

interface PasskeyAttempt extends Origin {
  /** JSON of the browser, unread. */
  readonly answer: string;
  readonly userAgent: string;
}

/** @returns as `signIn` */
export function signInByPasskey(
  sql: Sql,
  attempt: PasskeyAttempt,
  party: RelyingParty,
  options: AttemptOptions,
): Promise<SignInResult> {
  const now = options.now ?? new Date();
  return runAttempt<SignInResult>(sql, attempt, { ...options, now }, (lane) =>
    checkPasskey(sql, attempt, party, lane, now),
  );
}

async function checkPasskey(
  sql: Sql,
  attempt: PasskeyAttempt,
  party: RelyingParty,
  lane: Lane,
  now: Date,
): Promise<SignInResult> {
  const account = await requireAccount(sql);
  const answer = readSignInAnswer(attempt.answer);
  const use = answer && (await verify(sql, answer, party, account, now));
  const opened = use && (await openSession(sql, account, lane, attempt, now, use));
  if (!opened) return { kind: "refused" };
  return { kind: "signed-in", ...opened, expiresAt: new Date(now.getTime() + sessionMaxAgeMs) };
}

interface StoredPasskey {
  readonly id: number;
  readonly publicKey: Buffer;
  readonly counter: number;
}

async function verify(
  sql: Sql,
  answer: SignInAnswer,
  { origin, host }: RelyingParty,
  { challengeKey }: Account,
  now: Date,
): Promise<PasskeyUse | null> {
  const [passkey] = await sql<StoredPasskey[]>`
    select id, public_key as "publicKey", counter from private.passkeys
    where credential_id = ${Buffer.from(answer.id, "base64url")} and host = ${host}`;
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  let challenge: Challenge | null = null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: (text) => {
        challenge = readChallenge(challengeKey, "sign-in", text, now);
        return challenge !== null;
      },
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: answer.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: true,
    });
    if (!verified || !challenge) return null;
    return { passkeyId: passkey.id, counter: authenticationInfo.newCounter, challenge };
  } catch {
    // The library throws for every answer that it does not accept.
    return null;
  }
}
