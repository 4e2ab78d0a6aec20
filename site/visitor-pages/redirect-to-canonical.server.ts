/** Redirects to the canonical address of a page: with the right slug, and not beyond the last page of a list. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { followsChange } from "../following/follows-change.ts";
import { textsContext } from "../live.ts";
import { addressWithout } from "../texts/address-in.ts";

/** Of a loader. */
type Asked = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/**
 * An open page that reloads after a change of its title is not redirected, since the reader would lose the place.
 * @param address the canonical one
 * @throws 301 to it, with the query
 */
export function redirectToCanonicalSlug({ request, url, context }: Asked, address: string): void {
  const { path } = context.get(textsContext).islands;
  if (addressWithout(path, url.pathname) !== address && !request.headers.has(followsChange))
    throw redirect(address + url.search, 301);
}

interface CanonicalAddress {
  /** Of the first page, without a query. */
  readonly address: string;
  readonly requestedPage: number;
  /** The page that is shown: the last one, if the list has fewer pages. */
  readonly page: number;
}

/**
 * @param asked its query stays
 * @throws 301 for a wrong slug; 302 to the last page, since lists grow
 */
export function redirectToCanonical(asked: Asked, { address, requestedPage, page }: CanonicalAddress): void {
  redirectToCanonicalSlug(asked, address);
  if (page === requestedPage) return;
  const query = new URLSearchParams(asked.url.search);
  if (page > 1) query.set("page", String(page));
  else query.delete("page");
  throw redirect(query.size > 0 ? `${address}?${query}` : address, 302);
}
