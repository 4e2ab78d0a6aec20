/** Lists the sitemaps. Each covers a range of ids, so that a new song never moves the others to another file. */
import type { Sql } from "#postgres";
import {
  type KindWithIds,
  kindsOfPages,
  kindsWithIds,
  longestSitemap,
  type SitemapKind,
  sitemapKinds,
} from "./sitemap-kinds.ts";

export interface Sitemap {
  readonly kind: SitemapKind;
  /** From 1; sitemap n covers the ids above (n - 1) · 50,000 up to n · 50,000. */
  readonly number: number;
  /** Time of the last change or deletion of a song in it, ISO 8601; null for others, where it would cost too much. */
  readonly changed: string | null;
}

/** Jumps through the index of ids: one lookup for each sitemap instead of one for each row. */
const rangesOf = (kind: KindWithIds) => `
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

const genresAndYears = `
  select 'genres-and-years', 1, null::timestamptz
  where exists (select from private.genres)
    or exists (select from private.totals as kept where kept.entries = 'years' and kept.count > 0)`;

/** The protocol allows this many sitemaps in an index. */
const longestIndex = 50_000;

const sitemapsQuery = `
  select kind, number, to_json(changed) #>> '{}' as changed
  from (${[...kindsWithIds.map(rangesOf), genresAndYears].join(" union all ")}) as spans
  order by array_position(array[${sitemapKinds.map((kind) => `'${kind}'`)}], kind), number
  limit ${longestIndex}`;

/**
 * @returns in the order of `sitemapKinds`, then by number; none for an empty table
 * @throws the driver's error when the database cannot answer
 */
export async function findSitemaps(sql: Sql): Promise<Sitemap[]> {
  return [...(await sql.unsafe<Sitemap[]>(sitemapsQuery, [], { prepare: true }))];
}
