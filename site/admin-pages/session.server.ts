/** The administrator's session in requests and answers: which cookies are read, and which are set. */
import {
  endedSessionCookie,
  findSession,
  readSessionToken,
  readTrustedToken,
  sessionCookie,
  trustedCookie,
} from "#identity";
import { followsChange } from "../following/follows-change.ts";
import type { Live } from "../live.ts";

/**
 * Browsers keep a `Secure` cookie over https only, so a site that is also reached without it, as in a local network, reads
 * either name; the safer one first, since a neighbouring subdomain cannot write it.
 */
export function sessionTokenOf({ headers }: Request): string | null {
  const cookies = headers.get("Cookie");
  return readSessionToken(cookies, { isHttps: true }) ?? readSessionToken(cookies, { isHttps: false });
}

export function trustedTokenOf({ headers }: Request): string | null {
  const cookies = headers.get("Cookie");
  return readTrustedToken(cookies, { isHttps: true }) ?? readTrustedToken(cookies, { isHttps: false });
}

/** @returns whether the request belongs to a session; it counts as use of it, unless an open page sends it by itself */
export async function continueSession(request: Request, { sql, now }: Live): Promise<boolean> {
  const prolong = !request.headers.has(followsChange);
  return (await findSession(sql, sessionTokenOf(request), { prolong, now: now() })) !== null;
}

/** @returns whether the session still stands, without prolonging it */
export async function isSessionValid(request: Request, { sql, now }: Live): Promise<boolean> {
  return (await findSession(sql, sessionTokenOf(request), { prolong: false, now: now() })) !== null;
}

interface Tokens {
  readonly token: string;
  readonly trustedToken: string;
}

export function signedInHeaders(request: Request, { token, trustedToken }: Tokens): Headers {
  const options = { isHttps: isFromHttps(request) };
  const headers = new Headers();
  headers.append("Set-Cookie", sessionCookie(token, options));
  headers.append("Set-Cookie", trustedCookie(trustedToken, options));
  return headers;
}

export function signedOutHeaders(): Headers {
  const headers = new Headers();
  for (const isHttps of [true, false]) headers.append("Set-Cookie", endedSessionCookie({ isHttps }));
  return headers;
}

/** The page that sent the form knows how it was reached; behind a proxy the server does not. */
export function isFromHttps({ headers }: Request): boolean {
  return headers.get("Origin")?.startsWith("https:") ?? false;
}
