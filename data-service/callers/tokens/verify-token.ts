/** Verifies signed tokens (JWT) by the operator's secret or public keys. Refuses with PostgREST's codes and words. */
import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { refuse } from "../../refusals/errors.ts";
import { visitorRole } from "../../roles.ts";

export interface TokenKeys {
  /** For HS256, 32 characters or more; null if there is none. */
  readonly secret: string | null;
  /** For RS256, ES256 and EdDSA; null if there is none. */
  readonly keySet: JSONWebKeySet | null;
  /** A token that names other audiences is refused; null if any is right. */
  readonly audience: string | null;
}

export interface VerifiedToken {
  readonly role: string;
  /** JSON, with the role. */
  readonly claims: string;
  /** When it is no longer accepted, in milliseconds since 1970; null if it does not say. */
  readonly endsAt: number | null;
}

/** @throws RequestRefused 401 */
export type VerifyToken = (token: string) => Promise<VerifiedToken>;

/** How far the clocks of two machines may differ, in seconds. */
const clockTolerance = 30;

export async function createTokenVerifier({ secret, keySet, audience }: TokenKeys): Promise<VerifyToken> {
  const secretKey = secret === null ? null : await importSecret(secret);
  const publicKeys = keySet && createLocalJWKSet(keySet);
  const options = {
    algorithms: [
      ...(secretKey ? ["HS256"] : []),
      ...(publicKeys ? ["RS256", "ES256", "EdDSA", "Ed25519"] : []),
    ],
    clockTolerance,
  };
  // By the algorithm, so that no public key is ever taken for a secret.
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    if (header.alg === "HS256" && secretKey) return secretKey;
    if (publicKeys) return publicKeys(header, token);
    throw new errors.JWKSNoMatchingKey();
  };

  return async (token) => {
    const parts = token.split(".").length;
    if (parts !== 3) throw refuse("tokenUnreadable", { problem: `Expected 3 parts in JWT; got ${parts}` });
    const claims = await jwtVerify(token, keyOf, options).then(
      ({ payload }) => payload,
      (error) => verifyByEach(error, token, options).catch(throwRefusal),
    );
    checkIssueTime(claims);
    checkAudience(claims, audience);
    const role = claims.role ?? visitorRole;
    if (typeof role !== "string")
      throw refuse("tokenRefused", { problem: "The JWT 'role' claim must be a string" });
    // PostgreSQL would take it for the login itself.
    if (role === "none") throw refuse("unknownRole", { role });
    return {
      role,
      claims: JSON.stringify({ ...claims, role }),
      endsAt: claims.exp === undefined ? null : (claims.exp + clockTolerance) * 1_000,
    };
  };
}

function importSecret(secret: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["verify"]);
}

/** A token without a key's id may be of any key of its type. */
async function verifyByEach(
  error: unknown,
  token: string,
  options: Parameters<typeof jwtVerify>[2],
): Promise<JWTPayload> {
  if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
  for await (const key of error) {
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (failure) {
      if (!(failure instanceof errors.JWSSignatureVerificationFailed)) throw failure;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

function throwRefusal(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw refuse("tokenRefused", { problem: "JWT expired" });
  if (error instanceof errors.JWTClaimValidationFailed) {
    const problem =
      error.reason === "invalid" ? `The JWT '${error.claim}' claim must be a number` : "JWT not yet valid";
    throw refuse("tokenRefused", { problem });
  }
  if (error instanceof errors.JWTInvalid) throw refuse("tokenRefused", { problem: "Parsing claims failed" });
  if (error instanceof errors.JOSEAlgNotAllowed)
    throw refuse("tokenUnreadable", { problem: "Wrong or unsupported encoding algorithm" });
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) {
    const details = "None of the keys was able to decode the JWT";
    throw refuse("tokenUnreadable", { problem: "No suitable key or wrong key type", details });
  }
  if (error instanceof errors.JOSEError)
    throw refuse("tokenUnreadable", { problem: "JWT couldn't be decoded" });
  throw error;
}

/** The library checks it only together with a maximum age. */
function checkIssueTime({ iat }: JWTPayload): void {
  if (iat !== undefined && iat > Date.now() / 1_000 + clockTolerance)
    throw refuse("tokenRefused", { problem: "JWT issued at future" });
}

/** Like PostgREST, accepts a token that names no audience; the library would not. */
function checkAudience({ aud }: JWTPayload, audience: string | null): void {
  if (aud === undefined) return;
  const named: unknown[] = Array.isArray(aud) ? aud : [aud];
  if (!named.every((one) => typeof one === "string"))
    throw refuse("tokenRefused", { problem: "The JWT 'aud' claim must be a string or an array of strings" });
  if (audience !== null && named.length > 0 && !named.includes(audience))
    throw refuse("tokenRefused", { problem: "JWT not in audience" });
}
