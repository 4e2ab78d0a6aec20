/** Leads to the one address of a page of a list: with the right slug, and not beyond the last page. */
import { redirect } from "react-router";

interface RightAddress {
  /** Of the first page, without a query. */
  readonly address: string;
  readonly askedPage: number;
  /** The page that was found instead, where there are not so many. */
  readonly page: number;
}

/**
 * @param url that was asked for; its query is kept
 * @throws 301 for a wrong slug, since the right one stays right; 302 to the last page, since lists grow
 */
export function leadToRightAddress(url: URL, { address, askedPage, page }: RightAddress): void {
  if (url.pathname !== address) throw redirect(address + url.search, 301);
  if (page === askedPage) return;
  const query = new URLSearchParams(url.search);
  if (page > 1) query.set("page", String(page));
  else query.delete("page");
  throw redirect(query.size > 0 ? `${address}?${query}` : address, 302);
}
