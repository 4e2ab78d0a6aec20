/**
 * Suggests names while one is typed into the form of a song: those that begin with what was typed, then those that hold
 * it, in each group the most used first.
 */
import type { Sql } from "#postgres";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "../entries/entry-kinds.ts";
import { plainText } from "../plain-text.ts";

/** Artists are singers. */
export type NameKind = Exclude<EntryKind, "artists">;

export interface SuggestedName {
  readonly id: number;
  /** What to put into the field; an album with its year, where the bare name does not mean it. */
  readonly name: string;
  readonly songCount: number;
}

/** Names grow with use: each use in one of this many newest songs counts as ten songs. */
const newestSongs = 50;
const worthOfRecentUse = 10;

/**
 * Of the names that hold what was typed, the songs of so many are counted: one letter that few names begin with is held by
 * 30,000 of 50,000, which took 0.3 s.
 */
const mostCounted = 2_000;

/** A longer text is no name. */
const longestName = 200;
const mostSuggestions = 50;

/**
 * $1 is what was typed, $2 how many are wanted. The ones that begin with it are a stretch of the index; all names are read
 * only where those are too few.
 */
const queries = forEachKind((kind) => {
  const { table, links, column, songColumn } = kindsOfEntries[kind];
  const used = `
    select entry.id, entry.name, entry.name_key, place, ${kind === "albums" ? "entry.year" : "null::integer as year"},
      ${songCountOf(kind)} as "songCount",
      (select count(*) from recent where recent.id = entry.id) as "recentCount"`;
  return `
    with asked as materialized (select private.name_key($1) as word),
    recent as materialized (
      select link.${column} as id
      from (select l.id from lyrics as l order by l.id desc limit ${newestSongs}) as l
      -- By its index for each song: a join may as well read all links, which grow with the catalogue.
      cross join lateral (select ${column} from ${links} where ${songColumn} = l.id offset 0) as link
    ),
    beginning as materialized (
      ${used}
      from (
        select entry.*, 1 as place from asked join ${table} as entry
          on entry.name_key >= asked.word and entry.name_key < asked.word || chr(1114111)
        where asked.word <> ''
      ) as entry
    ),
    holding as materialized (
      ${used}
      from (
        select entry.*, 2 as place from ${table} as entry
        where (select count(*) from (select from beginning limit $2) as few) < $2
          and (select word from asked) <> '' and strpos(entry.name_key, (select word from asked)) > 1
        order by entry.name_key, entry.id
        limit ${mostCounted}
      ) as entry
    )
    select best.id, ${kind === "albums" ? "private.album_spelling(best.id, best.name, best.year)" : "best.name"} as name,
      best."songCount"
    from (
      select * from (select * from beginning union all select * from holding) as found
      order by place, "songCount" + ${worthOfRecentUse} * "recentCount" desc, name_key, year, id
      limit $2
    ) as best
    order by place, "songCount" + ${worthOfRecentUse} * "recentCount" desc, name_key, year, id`;
});

/**
 * @param typed every character of it is a plain one; blank text has no suggestions
 * @param limit how many at most, up to 50
 * @throws the driver's error when the database cannot answer
 */
export async function suggestNames(
  sql: Sql,
  kind: NameKind,
  typed: string,
  limit = 8,
): Promise<readonly SuggestedName[]> {
  const asked = Array.from(plainText(typed)).slice(0, longestName).join("");
  const count = Math.max(0, Math.min(mostSuggestions, Math.trunc(limit) || 0));
  return [...(await sql.unsafe<SuggestedName[]>(queries[kind], [asked, count], { prepare: true }))];
}
