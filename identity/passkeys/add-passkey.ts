/**
 * Adds a passkey in two steps: the browser gets a challenge, and sends back the public half of a new passkey. Refuses
 * answers of another origin or session, expired challenges, and passkeys that are there already.
 */
import type { Sql } from "#postgres";
import { requireAccount } from "../account/account.ts";
import { type Challenge, createChallenge, type Purpose, readChallenge } from "./challenge.ts";
import { algorithms, challengeLastsMs, maxNameCharacters, maxPasskeys } from "./passkey-limits.ts";
import { type NewPasskey, readNewPasskey } from "./read-answer.ts";
import type { RelyingParty } from "./relying-party.ts";

/**
 * The same for all, so that an authenticator replaces its passkey instead of keeping one that was revoked. It names
 * nobody, as the standard demands.
 */
const userId = new Uint8Array(Buffer.from("antara administrator"));

interface Adding {
  /** Of the administrator's session. */
  readonly sessionId: number;
  readonly party: RelyingParty;
  readonly now: Date;
}

/**
 * To be called once the administrator has confirmed herself (`confirmAdministrator`).
 * @param siteName shown by the browser
 * @returns what a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`); null when there are too
 *   many
 */
export async function askForNewPasskey(
  sql: Sql,
  { sessionId, party, now, siteName }: Adding & { readonly siteName: string },
) {
  const account = await requireAccount(sql);
  const passkeys = await sql<{ credentialId: Buffer }[]>`
    select credential_id as "credentialId" from private.passkeys`;
  if (passkeys.length >= maxPasskeys) return null;
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: party.host,
    userName: account.username,
    userDisplayName: siteName,
    userID: userId,
    challenge: new Uint8Array(createChallenge(account.challengeKey, purposeIn(sessionId), now)),
    timeout: challengeLastsMs,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId.toString("base64url") })),
    supportedAlgorithmIDs: algorithms,
    // Discoverable, so that it signs in without a user name.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

function purposeIn(sessionId: number): Purpose {
  return `add in ${sessionId}`;
}

/**
 * @param answer JSON of the browser, unread
 * @param name by which the administrator recognises it; cut off when too long
 * @returns whether it was added
 */
export async function addPasskey(
  sql: Sql,
  { answer, name, ...adding }: Adding & { readonly answer: string; readonly name: string },
): Promise<boolean> {
  const read = readNewPasskey(answer);
  const made = read && (await verify(sql, read, adding));
  if (!made) return false;
  return sql.begin(async (transaction) => {
    // One after the other, so that they are counted rightly.
    await transaction`select from private.account for update`;
    const { nonce, expiresAt } = made.challenge;
    const spent = await transaction`
      insert into private.spent_challenges (nonce, expires_at) values (${nonce}, ${expiresAt})
      on conflict (nonce) do nothing returning 1`;
    if (spent.length === 0) return false;
    const added = await transaction`
      insert into private.passkeys (credential_id, public_key, counter, host, name, made_at)
      select ${made.credentialId}, ${made.publicKey}, ${made.counter},
        ${adding.party.host}, ${nameOf(name)}, ${adding.now}
      where (select count(*) from private.passkeys) < ${maxPasskeys}
      on conflict (credential_id) do nothing
      returning 1`;
    return added.length > 0;
  });
}

async function verify(sql: Sql, answer: NewPasskey, { sessionId, party, now }: Adding) {
  const { challengeKey } = await requireAccount(sql);
  const { SettingsService, verifyRegistrationResponse } = await import("@simplewebauthn/server");
  // Nobody asks who has made the authenticator. With the library's own roots it would fetch addresses that the answer
  // names.
  for (const identifier of ["apple", "android-key", "android-safetynet"] as const)
    SettingsService.setRootCertificates({ identifier, certificates: [] });
  let challenge: Challenge | null = null;
  const isOurs = (text: string) => {
    challenge = readChallenge(challengeKey, purposeIn(sessionId), text, now);
    return challenge !== null;
  };
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: isOurs,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || !challenge) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, "base64url"),
      publicKey: Buffer.from(publicKey),
      counter,
      challenge,
    };
  } catch {
    // The library throws for every answer that it does not accept.
    return null;
  }
}

/** As `private.tidy_line` takes them out of other fields of one line. */
const reorderingMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function nameOf(typed: string): string {
  const name = typed.replaceAll(reorderingMarks, "").replaceAll(/\s+/g, " ").trim();
  return [...name].slice(0, maxNameCharacters).join("").trim() || "Passkey";
}
