/** Reads the addresses of one sitemap in chunks. Holds no connection while a chunk is being sent. */
import type { Sql } from "#postgres";
import { readGenresAndYears } from "./read-genres-and-years.ts";
import { type KindWithIds, kindsOfPages, longestSitemap, type SitemapKind } from "./sitemap-kinds.ts";

export interface SitemapAddress {
  /** Path on this site. */
  readonly address: string;
  /** Time of the last change of the page, ISO 8601; null where it would cost too much. */
  readonly changed: string | null;
}

/** Rows for each statement: some milliseconds of work, after which other requests get their turn. */
const chunkSize = 1_000;

const chunkQuery = (kind: KindWithIds) => `
  select p.id, p.${kindsOfPages[kind].name} as name, to_json(${kindsOfPages[kind].changed}) #>> '{}' as changed
  from ${kindsOfPages[kind].table} as p
  where p.id > $1 and p.id <= $2
  order by p.id
  limit ${chunkSize}`;

/**
 * @param number as in `Sitemap`
 * @yields up to 1,000 addresses at a time in the order of their ids; nothing if there is no such sitemap
 * @throws the driver's error when the database cannot answer
 */
export async function* readSitemap(
  sql: Sql,
  kind: SitemapKind,
  number: number,
): AsyncGenerator<SitemapAddress[]> {
  if (kind === "genres-and-years") {
    if (number === 1) yield* readGenresAndYears(sql);
    return;
  }
  const { addressOf } = kindsOfPages[kind];
  const query = chunkQuery(kind);
  const last = number * longestSitemap;
  let after = last - longestSitemap;
  while (after < last) {
    const rows = await sql.unsafe<{ id: number; name: string; changed: string }[]>(query, [after, last], {
      prepare: true,
    });
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map((row) => ({ address: addressOf(row), changed: row.changed }));
    if (rows.length < chunkSize) return;
    after = end.id;
  }
}
