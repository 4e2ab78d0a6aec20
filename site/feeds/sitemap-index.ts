/** `/sitemap.xml`: the index of all sitemaps. */
import { findSitemaps, type Sitemap, type Sql } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { addressIn } from "../texts/address-in.ts";
import { languages } from "../texts/languages.ts";
import type { Route } from "./+types/sitemap-index.ts";
import { sitemapEntry, sitemapHeaders, xmlDeclaration } from "./xml.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { sql, site, now } = context.get(liveContext);
  const sitemaps = await queryCatalogue(cachedSitemaps(sql, now().getTime()), "Failed to list sitemaps:");
  return new Response(indexOf(sitemaps, site.origin), { headers: sitemapHeaders });
}

/** Milliseconds. The query looks up each sitemap in an index of ids, which a robot need not cause at each request. */
const maxAge = 600_000;
const cache = new WeakMap<Sql, { readonly at: number; readonly sitemaps: Promise<Sitemap[]> }>();

function cachedSitemaps(sql: Sql, now: number): Promise<Sitemap[]> {
  const cached = cache.get(sql);
  if (cached && now - cached.at < maxAge) return cached.sitemaps;
  const sitemaps = findSitemaps(sql);
  cache.set(sql, { at: now, sitemaps });
  sitemaps.catch(() => cache.delete(sql));
  return sitemaps;
}

function nameOf({ kind, number, changed }: Sitemap) {
  return { name: `${kind}-${number}`, changed };
}

function indexOf(sitemaps: readonly Sitemap[], origin: string): string {
  // Each language has its own, as they hold as many addresses as a sitemap may have.
  const entries = [{ name: "pages-1", changed: null }, ...sitemaps.map(nameOf)].flatMap(({ name, changed }) =>
    Object.values(languages).map(({ islands }) =>
      sitemapEntry("sitemap", origin + addressIn(islands.path, `/sitemaps/${name}.xml`), changed),
    ),
  );
  return `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</sitemapindex>
`;
}
