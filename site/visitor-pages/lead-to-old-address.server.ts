/**
 * Answers what would be not found, or is an address only by its number, with a redirect to what an old address shows
 * today. What is found is not looked up: the address of something that exists always wins.
 */
import { type MiddlewareFunction, redirect } from "react-router";
import { findOldAddress } from "#catalogue";
import { followsChange } from "../following/follows-change.ts";
import { liveContext, textsContext, visitorContext } from "../live.ts";
import { queryCatalogue, retryAfter } from "../query-catalogue.server.ts";
import { addressIn, addressWithout } from "../texts/address-in.ts";

/** An hour: an address that was given the wrong target is right again soon. */
const caching = { "Cache-Control": "public, max-age=3600" };

/** Statuses of what is gone, and of what only has the same number. */
const loose = new Set([301, 404, 410]);

/** The parameters by which a home page shows something else. */
const naming = ["p", "page_id"];

/** Also takes slashes off the end of an address. */
export const leadToOldAddress: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, pattern, context } = args;
  const { search, searchParams } = url;
  const { path } = context.get(textsContext).islands;
  const pathname = addressWithout(path, url.pathname);
  // React Router adds the path of the language only to what loaders redirect to.
  const leadTo = (address: string, init: Parameters<typeof redirect>[1]) =>
    redirect(addressIn(path, address), init);
  const live = context.get(liveContext);
  const hasSlash = url.pathname !== "/" && url.pathname.endsWith("/");
  if (request.method !== "GET" && request.method !== "HEAD") {
    if (hasSlash) throw leadTo(withoutSlashes(pathname) + search, 301);
    return next();
  }
  // A former site may have had pages at the path of a language itself.
  const asked = new Set([url.pathname + search, pathname + search]);
  const find = () =>
    queryCatalogue(
      live.read((sql) => findOldAddress(sql, ...asked)),
      "Error fetching where an old address leads:",
    );
  const noteMiss = () => {
    if (request.method === "GET" && !request.headers.has(followsChange))
      live.noteMissedAddress(url.pathname + search, context.get(visitorContext).address);
  };
  const asksHome = pathname === "/" && naming.some((name) => searchParams.has(name));
  const isUnknown = pattern.endsWith("*");
  // Whether anything has such an address is known of what has a number, and of groups of songs.
  const isLookedUp = asksHome || isUnknown || (hasSlash && /:(?:slug|group)$/.test(pattern));
  const early = isLookedUp ? await find() : null;
  if (early?.address) throw leadTo(early.address, { status: 301, headers: caching });
  if (hasSlash && !isUnknown) throw leadTo(withoutSlashes(pathname) + search, 301);
  if (asksHome) {
    noteMiss();
    // The home page itself, so that no number makes another copy of it.
    const rest = new URLSearchParams(search);
    for (const name of naming) rest.delete(name);
    throw leadTo(rest.size > 0 ? `/?${rest}` : "/", 302);
  }
  const response = await next();
  if (!loose.has(response.status)) return response;
  const found = isLookedUp ? early : await find();
  if (found?.address) return leadTo(found.address, { status: 301, headers: caching });
  if (response.status === 404) noteMiss();
  return response.status === 404 && found?.isWithdrawn
    ? new Response(response.body, { status: 410, headers: response.headers })
    : response;
};

/** React Router leaves out the headers of what a middleware throws. */
export const sayWhenToTryAgain: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  if (response.status === 503) response.headers.set("Retry-After", String(retryAfter));
  return response;
};

/** Empty segments are removed too: `//example.com/` would redirect to another site. */
function withoutSlashes(pathname: string): string {
  return `/${pathname.split("/").filter(Boolean).join("/")}`;
}
