/** Finds which sitemaps there are. A sitemap holds a span of ids, so that a new song never moves the others. */
import type { Sql } from "#postgres";
import { kindsOfPages, longestSitemap, type SitemapKind, sitemapKinds } from "./sitemap-kinds.ts";

export interface Sitemap {
  readonly kind: SitemapKind;
  /** From 1; sitemap n holds the ids above (n - 1) · 50,000 up to n · 50,000. */
  readonly number: number;
  /** When a song in it changed or went last, ISO 8601. Null for people and albums: reading all their songs would cost too much. */
  readonly changed: string | null;
}

/** By jumps through the index of ids, one for each sitemap instead of one for each row. */
const spansOf = (kind: SitemapKind) => `
  select '${kind}' as kind, spans.number, ${
    kind === "songs"
      ? "(select kept.changed from private.sitemap_changes as kept where kept.number = spans.number)"
      : "null::timestamptz"
  } as changed
  from (
    with recursive spans as (
      (select (p.id - 1) / ${longestSitemap} + 1 as number from ${kindsOfPages[kind].table} as p where p.id > 0 order by p.id limit 1)
      union all
      select (
        select (p.id - 1) / ${longestSitemap} + 1 from ${kindsOfPages[kind].table} as p
        where p.id > spans.number * ${longestSitemap} order by p.id limit 1
      )
      from spans where spans.number is not null
    )
    select number from spans where number is not null
  ) as spans`;

/** As many as an index of sitemaps may name. */
const longestIndex = 50_000;

const sitemapsQuery = `
  select kind, number, to_json(changed) #>> '{}' as changed
  from (${sitemapKinds.map(spansOf).join(" union all ")}) as spans
  order by array_position(array[${sitemapKinds.map((kind) => `'${kind}'`)}], kind), number
  limit ${longestIndex}`;

/**
 * @returns songs first, then by number; none for what has no rows
 * @throws the driver's error when the database cannot answer
 */
export async function findSitemaps(sql: Sql): Promise<Sitemap[]> {
  return [...(await sql.unsafe<Sitemap[]>(sitemapsQuery, [], { prepare: true }))];
}
