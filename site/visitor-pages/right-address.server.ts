/** Leads to the one address of a page: with the right slug, and of a list not beyond the last page. */
import { redirect } from "react-router";
import { followsChange } from "../following/follows-change.ts";

/**
 * An open page that follows a change of its title stays where it is, since a reader would lose the place.
 * @param address the right one
 * @throws 301 to it, with the query; the right slug stays right
 */
export function leadToRightSlug({ headers }: Request, url: URL, address: string): void {
  if (url.pathname !== address && !headers.has(followsChange)) throw redirect(address + url.search, 301);
}

interface RightAddress {
  /** Of the first page, without a query. */
  readonly address: string;
  readonly askedPage: number;
  /** The page that was found instead, where there are not so many. */
  readonly page: number;
}

/**
 * @param url that was asked for; its query is kept
 * @throws 301 for a wrong slug; 302 to the last page, since lists grow
 */
export function leadToRightAddress(
  request: Request,
  url: URL,
  { address, askedPage, page }: RightAddress,
): void {
  leadToRightSlug(request, url, address);
  if (page === askedPage) return;
  const query = new URLSearchParams(url.search);
  if (page > 1) query.set("page", String(page));
  else query.delete("page");
  throw redirect(query.size > 0 ? `${address}?${query}` : address, 302);
}
