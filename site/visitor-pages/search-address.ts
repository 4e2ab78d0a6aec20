/** Addresses of searches. Defaults are left out, so that each search has one address. */

interface Search {
  readonly q: string;
  readonly type: "songs" | "artists" | "albums";
}

export function addressOfSearch({ q, type }: Search): string {
  const query = new URLSearchParams();
  if (q !== "") query.set("q", q);
  if (type !== "songs") query.set("type", type);
  return query.size === 0 ? "/search" : `/search?${query}`;
}
