/**
 * Reads pages of the administrator and sends their forms without a browser, for texts that differ between pages of
 * one kind.
 */
import { type FetchedPage, readAnswer } from "../fetched-page.ts";
import type { Administration } from "./administrator.ts";

/**
 * Asks for a path, or sends fields to it. @returns the page to which redirects lead, with the notice that they carry
 */
type Ask = (path: string, fields?: Readonly<Record<string, string>>) => Promise<FetchedPage>;

export async function askAsAdministrator({
  address,
  signIn,
}: Pick<Administration, "address" | "signIn">): Promise<Ask> {
  const session = await signIn();
  const ask = async (path: string, cookies: string, form: RequestInit = {}): Promise<FetchedPage> => {
    const headers = { Cookie: cookies, Origin: address() };
    const answer = await fetch(address() + path, { headers, redirect: "manual", ...form });
    const next = answer.headers.get("location");
    const more = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return next ? ask(next, [session, ...more].join("; ")) : readAnswer(answer);
  };
  return (path, fields) =>
    ask(path, session, fields && { method: "POST", body: new URLSearchParams(fields) });
}
