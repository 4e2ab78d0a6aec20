/**
 * Responds to a form in the way in which it was sent. A page's scripts get the result as data. A browser that sent
 * the form without scripts gets a page that shows the notice: after a success by a redirect, so that a reload sends
 * nothing twice.
 */
import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import type { Notice } from "../components/notice-channel.ts";
import { type ActionResult, failureNotice } from "./components/action-result.ts";
import { noticeCookie, readNoticeCookie } from "./notice-cookie.server.ts";

/** The notice of the page that this request is answered with. */
export const noticeContext = createContext<Notice | null>(null);

export interface FormArgs {
  readonly request: Request;
  /** Of the page. */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * @param result what the page's scripts get
 * @param next the page after a success without scripts, where it is not the same as with scripts
 * @throws the redirect
 */
export function respondToForm<Result extends Partial<ActionResult>>(
  { request, url, context }: FormArgs,
  result: ReturnType<typeof data<Result>>,
  next?: string,
) {
  const { notice, redirectTo } = result.data;
  if (isDataRequest(request) || !notice) return result;
  if (!notice.failed)
    throw redirectWithNotice(request, notice, next ?? redirectTo ?? url.pathname + url.search);
  context.set(noticeContext, notice);
  return result;
}

export function success(title: string, text?: string) {
  return data<ActionResult>({ notice: { title, ...(text && { text }) } });
}

export function failure(title: string, text: string, status: number) {
  return data<ActionResult>({ notice: failureNotice(title, text) }, status);
}

/** @returns the notice of a form that was sent without scripts, for a loader */
export function noticeOf({ request, context }: Pick<FormArgs, "request" | "context">): Notice | null {
  return context.get(noticeContext) ?? readNoticeCookie(request);
}

/** @returns whether the scripts of a page sent the request */
export function isDataRequest({ url }: Request): boolean {
  return new URL(url).pathname.endsWith(".data");
}

export function redirectWithNotice(request: Request, notice: Notice, to: string): Response {
  const cookie = noticeCookie(request, notice);
  return redirect(to, { status: 303, headers: cookie ? { "Set-Cookie": cookie } : {} });
}
