/**
 * The message of a form that a browser has sent by itself, on its way through the redirect to the page that shows it. It travels
 * in a cookie that is signed with a secret of this browser and the server, so that nobody else puts words on the page.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Notice } from "../components/told-to-all.ts";
import { isFromHttps, sessionTokenOf, trustedTokenOf } from "./session.server.ts";

const name = "antara-notice";

/** Seconds; the page that shows it is asked for at once. */
const lasts = 60;

/**
 * @param request that the form has come with
 * @param secret by which the next request can be told; left out, one of its cookies
 * @returns the value of a `Set-Cookie` header; null for a browser that has no secret
 */
export function noticeCookie(request: Request, notice: Notice, secret = secretOf(request)): string | null {
  if (!secret) return null;
  const text = Buffer.from(JSON.stringify(notice)).toString("base64url");
  return cookie(`${text}.${signatureOf(text, secret)}`, lasts, isFromHttps(request));
}

/** @returns the message that this browser was given; null where there is none, or none of ours */
export function readNoticeCookie(request: Request): Notice | null {
  const [text = "", signature = ""] = cookieValue(request)?.split(".") ?? [];
  const secret = secretOf(request);
  if (!secret || !isSame(signature, signatureOf(text, secret))) return null;
  return JSON.parse(Buffer.from(text, "base64url").toString());
}

/** @returns the value of a `Set-Cookie` header after which nothing is carried any more; null where nothing is */
export function expiredNoticeCookie(request: Request): string | null {
  return cookieValue(request) === undefined ? null : cookie("", 0, isFromHttps(request));
}

function cookieValue({ headers }: Request): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.get("Cookie") ?? "")?.[1];
}

/** The one that outlives a session comes first: signing out has a message, too. */
function secretOf(request: Request): string | null {
  return trustedTokenOf(request) ?? sessionTokenOf(request);
}

function signatureOf(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`notice:${text}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** For all paths, since `/admin.data`, the data of the sign-in, does not lie below `/admin` to a browser. */
function cookie(value: string, maxAge: number, isHttps: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
