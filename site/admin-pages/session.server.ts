/** The cookies of the administrator's session. */
import { replace } from "react-router";
import {
  endedSessionCookie,
  findSession,
  readSessionToken,
  readTrustedToken,
  type Session,
  sessionCookie,
  trustedCookie,
} from "#identity";
import type { Live } from "../live.ts";
import { signInAddress } from "./sign-in-address.ts";

/**
 * Browsers store a `Secure` cookie over https only, so a site that is also reached without it, as in a local network,
 * reads either name; the `Secure` one first, since another subdomain cannot set it.
 */
export function sessionTokenOf({ headers }: Request): string | null {
  const cookies = headers.get("Cookie");
  return readSessionToken(cookies, { isHttps: true }) ?? readSessionToken(cookies, { isHttps: false });
}

export function trustedTokenOf({ headers }: Request): string | null {
  const cookies = headers.get("Cookie");
  return readTrustedToken(cookies, { isHttps: true }) ?? readTrustedToken(cookies, { isHttps: false });
}

/**
 * @param prolong whether the request counts as use of the session
 * @returns whether the request belongs to a valid session
 */
export async function isSessionValid(
  request: Request,
  { sql, now }: Live,
  { prolong = false } = {},
): Promise<boolean> {
  return (await findSession(sql, sessionTokenOf(request), { prolong, now: now() })) !== null;
}

/**
 * For pages behind the guard that need to know more of the session.
 * @throws a redirect to the sign-in, where the session has ended since
 */
export async function requireSession(request: Request, { sql, now }: Live): Promise<Session> {
  const session = await findSession(sql, sessionTokenOf(request), { prolong: false, now: now() });
  if (!session) throw replace(signInAddress(null, { hasEnded: true }));
  return session;
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

/** @returns the value of a `Set-Cookie` header, for a session that goes on under a new token */
export function renewedSessionCookie(request: Request, token: string): string {
  return sessionCookie(token, { isHttps: isFromHttps(request) });
}

export function signedOutHeaders(): Headers {
  const headers = new Headers();
  for (const isHttps of [true, false]) headers.append("Set-Cookie", endedSessionCookie({ isHttps }));
  return headers;
}

/** By the origin of the page that sent the form: behind a proxy, the server itself does not know. */
export function isFromHttps({ headers }: Request): boolean {
  return headers.get("Origin")?.startsWith("https:") ?? false;
}
