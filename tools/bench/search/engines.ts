/** What is compared: our search, and the two that everybody has at hand. Each gives the first five titles or names. */
import type { Sql } from "#postgres";
import type { Query } from "./query-set.ts";

export type Engine = (sql: Sql, query: Pick<Query, "kind" | "query">) => Promise<readonly string[]>;

const tables: Readonly<Record<string, string>> = {
  singer: "singers",
  lyricist: "lyricists",
  "music director": "music_directors",
  album: "albums",
  film: "albums",
};

const asked = 5;

/** @returns the first five songs that our search finds */
export async function findSongIds(sql: Sql, query: string): Promise<readonly string[]> {
  const found = await sql<{ id: string }[]>`
    select id::text as id from search_lyrics_ids(${query}) with ordinality as hit (id, place)
    order by place limit ${asked}`;
  return found.map(({ id }) => id);
}

const names = async (sql: Sql, text: string, query: string) =>
  (await sql.unsafe<{ name: string }[]>(text, [query])).map(({ name }) => name);

export const ours: Engine = (sql, { kind, query }) => {
  const [ids, table] = tables[kind]
    ? [`search_${tables[kind]}_ids`, tables[kind]]
    : ["search_lyrics_ids", "lyrics"];
  return names(
    sql,
    `select entry.${table === "lyrics" ? "title" : "name"} as name
     from ${ids}($1) with ordinality as hit (id, place) join ${table} as entry on entry.id = hit.id
     order by hit.place limit ${asked}`,
    query,
  );
};

/** A substring, whatever its case; titles before lines. */
const substring: Engine = (sql, { kind, query }) => {
  const table = tables[kind];
  if (table)
    return names(
      sql,
      `select name from ${table} where name ilike '%' || $1 || '%' order by length(name), id limit ${asked}`,
      query,
    );
  return names(
    sql,
    `select title as name from lyrics
     where title ilike '%' || $1 || '%' or lyrics_english ilike '%' || $1 || '%' or lyrics_hindi ilike '%' || $1 || '%'
     order by title ilike '%' || $1 || '%' desc, length(title), id limit ${asked}`,
    query,
  );
};

/** The extension as it comes: similarity of the whole, word similarity within lines, its own thresholds. */
const trigrams: Engine = (sql, { kind, query }) => {
  const table = tables[kind];
  if (table)
    return names(
      sql,
      `select name from ${table} where name operator(extensions.%) $1
       order by extensions.similarity(name, $1) desc, id limit ${asked}`,
      query,
    );
  return names(
    sql,
    `select title as name from lyrics
     where title operator(extensions.%) $1 or $1 operator(extensions.<%) lyrics_english or $1 operator(extensions.<%) lyrics_hindi
     order by greatest(extensions.similarity(title, $1), extensions.word_similarity($1, lyrics_english),
       extensions.word_similarity($1, lyrics_hindi)) desc, id limit ${asked}`,
    query,
  );
};

export const baselines: readonly (readonly [name: string, engine: Engine])[] = [
  ["ILIKE", substring],
  ["pg_trgm", trigrams],
];
