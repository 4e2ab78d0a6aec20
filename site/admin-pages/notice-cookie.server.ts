/**
 * Carries the notice of a form that was sent without scripts through the redirect, in a cookie. It is signed with a
 * secret of this browser and the server, so that nobody else can put text on the page.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Notice } from "../components/notice-channel.ts";
import { isFromHttps, sessionTokenOf, trustedTokenOf } from "./session.server.ts";

const name = "antara-notice";

const noticeShape = z.strictObject({
  title: z.string(),
  text: z.string().exactOptional(),
  failed: z.boolean().exactOptional(),
});

/** Seconds; the redirect is followed at once. */
const maxAge = 60;

/**
 * @param request of the form
 * @param secret that the next request will have; left out, that of this request
 * @returns the value of a `Set-Cookie` header; null for a browser that has no secret
 */
export function noticeCookie(request: Request, notice: Notice, secret = secretOf(request)): string | null {
  if (!secret) return null;
  const text = Buffer.from(JSON.stringify(notice)).toString("base64url");
  return cookie(`${text}.${signatureOf(text, secret)}`, maxAge, isFromHttps(request));
}

/** @returns null where there is no notice, or a forged one */
export function readNoticeCookie(request: Request): Notice | null {
  const [text = "", signature = ""] = cookieValue(request)?.split(".") ?? [];
  const secret = secretOf(request);
  if (!secret || !isEqual(signature, signatureOf(text, secret))) return null;
  return readNotice(Buffer.from(text, "base64url").toString());
}

/** Whoever can set cookies for this host over plain http can also sign one. */
function readNotice(json: string): Notice | null {
  try {
    return noticeShape.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** @returns the value of a `Set-Cookie` header that removes the cookie; null where there is none */
export function expiredNoticeCookie(request: Request): string | null {
  return cookieValue(request) === undefined ? null : cookie("", 0, isFromHttps(request));
}

function cookieValue({ headers }: Request): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.get("Cookie") ?? "")?.[1];
}

/** The one that outlives a session comes first, for the notice after signing out. */
function secretOf(request: Request): string | null {
  return trustedTokenOf(request) ?? sessionTokenOf(request);
}

function signatureOf(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`notice:${text}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** For all paths, since to a browser `/admin.data`, the data of the sign-in, is not below `/admin`. */
function cookie(value: string, seconds: number, isHttps: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
