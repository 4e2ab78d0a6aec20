/**
 * Answers a form in the way in which it was sent. The scripts of a page get the answer as data. A browser that has sent the form by
 * itself gets a page that says the same: after a success by way of a redirect, so that a reload sends nothing twice.
 */
import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import type { Notice } from "../components/told-to-all.ts";
import type { ActionResult } from "./components/action-result.ts";
import { noticeCookie, readNoticeCookie } from "./notice-cookie.server.ts";

/** What the page that answers this very request has to say. */
export const noticeContext = createContext<Notice | null>(null);

interface Asked {
  readonly request: Request;
  /** Of the page. */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * @param answer what the page's scripts get
 * @param next the page after a success, where a browser without scripts needs another one than the scripts
 * @throws the redirect
 */
export function respondToForm<Answer extends Partial<ActionResult>>(
  asked: Asked,
  answer: ReturnType<typeof data<Answer>>,
  next?: string,
) {
  const { outcome } = answer.data;
  if (isDataRequest(asked.request) || !outcome) return answer;
  const { notice, to } = outcome;
  if (!notice.failed)
    throw redirectWithNotice(asked.request, notice, next ?? to ?? asked.url.pathname + asked.url.search);
  asked.context.set(noticeContext, notice);
  return answer;
}

/**
 * @param to the page to go on to; left out to stay
 * @param status from 400 on where nothing has come of it
 * @returns an answer that is nothing but a message
 */
export function answer(
  title: string,
  text?: string,
  { to, status = 200 }: { readonly to?: string; readonly status?: number } = {},
) {
  const notice = { title, ...(text && { text }), ...(status >= 400 && { failed: true }) };
  return data<ActionResult>({ outcome: { notice, ...(to && { to }) } }, status);
}

/** @returns what the page has to say of a form that was sent without scripts, for a loader */
export function noticeOf({ request, context }: Pick<Asked, "request" | "context">): Notice | null {
  return context.get(noticeContext) ?? readNoticeCookie(request);
}

export function isDataRequest({ url }: Request): boolean {
  return new URL(url).pathname.endsWith(".data");
}

/** @returns a redirect to a page that says something */
export function redirectWithNotice(request: Request, notice: Notice, to: string): Response {
  const cookie = noticeCookie(request, notice);
  return redirect(to, { status: 303, headers: cookie ? { "Set-Cookie": cookie } : {} });
}
