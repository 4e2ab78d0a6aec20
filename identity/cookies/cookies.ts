/**
 * The administrator's two cookies: the session, and the mark of a browser that has signed in before. Scripts cannot
 * read them, and browsers do not send them with a POST from another site.
 */
import { sessionMaxAgeMs } from "../sessions/session-limits.ts";
import { tokenPattern } from "../sessions/token.ts";
import { browserTrustedMs } from "../sign-in/sign-in-limits.ts";

interface CookieOptions {
  /** Over https the name is one that no other host, path or plain connection can set. */
  readonly isHttps: boolean;
}

const sessionName = "antara-session";
const trustedName = "antara-browser";

/** @returns the value of a `Set-Cookie` header; the server decides when the session ends */
export function sessionCookie(token: string, options: CookieOptions): string {
  return cookie(sessionName, token, sessionMaxAgeMs, options);
}

/** @returns the value of a `Set-Cookie` header that deletes the session's cookie */
export function endedSessionCookie(options: CookieOptions): string {
  return cookie(sessionName, "", 0, options);
}

/** @returns the value of a `Set-Cookie` header; this cookie outlives the session */
export function trustedCookie(token: string, options: CookieOptions): string {
  return cookie(trustedName, token, browserTrustedMs, options);
}

function cookie(name: string, value: string, lastsMs: number, { isHttps }: CookieOptions): string {
  const attributes = `Path=/; Max-Age=${lastsMs / 1_000}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${fullName(name, isHttps)}=${value}; ${attributes}`;
}

function fullName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/**
 * @param cookieHeader as the browser sent it, null when it sent none
 * @returns null when no value has the form of our tokens
 */
export function readSessionToken(cookieHeader: string | null, options: CookieOptions): string | null {
  return readToken(cookieHeader, sessionName, options);
}

/** The same for the cookie of a browser that has signed in before. */
export function readTrustedToken(cookieHeader: string | null, options: CookieOptions): string | null {
  return readToken(cookieHeader, trustedName, options);
}

function readToken(cookieHeader: string | null, name: string, { isHttps }: CookieOptions): string | null {
  const prefix = `${fullName(name, isHttps)}=`;
  const values = (cookieHeader ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return values.find((value) => tokenPattern.test(value)) ?? null;
}
