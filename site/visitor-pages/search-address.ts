/**
 * Addresses of searches. Defaults are left out and filters have a fixed order, so that each search has one address.
 */
import { type Filters, filterKinds } from "#catalogue";

interface Search {
  readonly q: string;
  readonly type: "songs" | "artists" | "albums";
  readonly filters?: Filters;
}

export function addressOfSearch({ q, type, filters = {} }: Search): string {
  const query = new URLSearchParams();
  if (q !== "") query.set("q", q);
  if (type !== "songs") query.set("type", type);
  for (const kind of filterKinds) if (filters[kind] !== undefined) query.set(kind, filters[kind]);
  return query.size === 0 ? "/search" : `/search?${query}`;
}
