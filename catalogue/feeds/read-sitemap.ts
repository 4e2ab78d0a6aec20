/** Reads the addresses of one sitemap in pieces. Holds no connection while the piece before is on its way to a robot. */
import type { Sql } from "#postgres";
import { kindsOfPages, longestSitemap, type SitemapKind } from "./sitemap-kinds.ts";

export interface SitemapAddress {
  /** Path on this site. */
  readonly address: string;
  /** When what the page shows changed last, ISO 8601. */
  readonly changed: string;
}

/** Rows for each statement: some milliseconds of work, after which others have their turn. */
const pieceLength = 1_000;

const pieceQuery = (kind: SitemapKind) => `
  select p.id, p.${kindsOfPages[kind].name} as name, to_json(${kindsOfPages[kind].changed}) #>> '{}' as changed
  from ${kindsOfPages[kind].table} as p
  where p.id > $1 and p.id <= $2
  order by p.id
  limit ${pieceLength}`;

/**
 * @param number as in `Sitemap`
 * @yields up to 1,000 addresses at a time in the order of their ids; nothing where there is no such sitemap
 * @throws the driver's error when the database cannot answer
 */
export async function* readSitemap(
  sql: Sql,
  kind: SitemapKind,
  number: number,
): AsyncGenerator<SitemapAddress[]> {
  const { addressOf } = kindsOfPages[kind];
  const query = pieceQuery(kind);
  const last = number * longestSitemap;
  let after = last - longestSitemap;
  while (after < last) {
    const rows = await sql.unsafe<{ id: number; name: string; changed: string }[]>(query, [after, last], {
      prepare: true,
    });
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map((row) => ({ address: addressOf(row), changed: row.changed }));
    if (rows.length < pieceLength) return;
    after = end.id;
  }
}
