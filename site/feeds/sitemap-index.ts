/** `/sitemap.xml`: names every sitemap of the site. */
import { findSitemaps, type Sitemap, type Sql } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/sitemap-index.ts";
import { sitemapEntry, sitemapHeaders, xmlDeclaration } from "./xml.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { sql, site, now } = context.get(liveContext);
  const sitemaps = await askCatalogue(keptSitemaps(sql, now().getTime()), "Failed to list sitemaps:");
  return new Response(indexOf(sitemaps, site.origin), { headers: sitemapHeaders });
}

/** Milliseconds. The list reads the whole table of songs, so that a robot in a hurry must not make it anew each time. */
const keptFor = 600_000;
const kept = new WeakMap<Sql, { readonly at: number; readonly sitemaps: Promise<Sitemap[]> }>();

function keptSitemaps(sql: Sql, now: number): Promise<Sitemap[]> {
  const before = kept.get(sql);
  if (before && now - before.at < keptFor) return before.sitemaps;
  const sitemaps = findSitemaps(sql);
  kept.set(sql, { at: now, sitemaps });
  sitemaps.catch(() => kept.delete(sql));
  return sitemaps;
}

function indexOf(sitemaps: readonly Sitemap[], origin: string): string {
  const entry = (name: string, changed: string | null) =>
    sitemapEntry("sitemap", `${origin}/sitemaps/${name}.xml`, changed);
  const entries = sitemaps.map(({ kind, number, changed }) => entry(`${kind}-${number}`, changed));
  return `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entry("pages-1", null)}${entries.join("")}</sitemapindex>
`;
}
