/**
 * Suggests names for the form of a song: names that begin with the typed text, or have another name that does, then
 * names that contain it, then names that sound like it, in either script, then names that are near it; each group is
 * sorted by use.
 */
import type { Sql } from "#postgres";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "../entries/entry-kinds.ts";
import { stripNullCharacters } from "../null-characters.ts";

/** Artists are singers. */
export type NameKind = Exclude<EntryKind, "artists">;

export interface SuggestedName {
  readonly id: number;
  /** The text to insert; an album has its year if the name alone is ambiguous. */
  readonly name: string;
  readonly songCount: number;
}

/** Each use in one of this many newest songs counts as ten songs. */
const newestSongs = 50;
const recentUseWeight = 10;

/**
 * How many names that contain the typed text are sorted by use. A rare first letter is contained in 30,000 of 50,000
 * names, and sorting them all took 0.3 s.
 */
const maxSorted = 2_000;

/** Too many names sound like a single letter. */
const leastLettersHeard = 2;

/** A longer text is no name. */
const longestName = 200;
const maxSuggestions = 50;

/**
 * $1 is the typed text, $2 the number of suggestions. Names that begin with it are a range of the index; all names
 * are read only if those are too few, and their sounds only if there are still too few.
 */
const queries = forEachKind((kind) => {
  const { table, links, column, songColumn } = kindsOfEntries[kind];
  const order = `place, "songCount" + ${recentUseWeight} * "recentCount" desc, name_key, year, id`;
  const columns = `
    select entry.id, entry.name, entry.name_key, place, ${kind === "albums" ? "entry.year" : "null::integer as year"},
      ${songCountOf(kind)} as "songCount",
      (select count(*) from recent where recent.id = entry.id) as "recentCount"`;
  return `
    with asked as materialized (select private.name_key($1) as word, (private.read_keyword($1)).sound),
    recent as materialized (
      select link.${column} as id
      from (select l.id from lyrics as l order by l.id desc limit ${newestSongs}) as l
      -- Forces an index lookup for each song: for a join, the planner may read all links instead.
      cross join lateral (select ${column} from ${links} where ${songColumn} = l.id offset 0) as link
    ),
    beginning as materialized (
      ${columns}
      from (
        select entry.*, 1 as place from asked join ${table} as entry
          on entry.name_key >= asked.word and entry.name_key < asked.word || chr(1114111)
        where asked.word <> ''
        union all
        select entry.*, 1 from (
          select distinct n.entry_id from asked join private.search_names as n
            on n.entries = '${table}' and n.other_name is not null
              and n.name_key >= asked.word and n.name_key < asked.word || chr(1114111)
          where asked.word <> ''
        ) as named
        join ${table} as entry on entry.id = named.entry_id
        where not starts_with(entry.name_key, (select word from asked))
      ) as entry
    ),
    holding as materialized (
      ${columns}
      from (
        select entry.*, 2 as place from ${table} as entry
        where (select count(*) from (select from beginning limit $2) as few) < $2
          and (select word from asked) <> '' and strpos(entry.name_key, (select word from asked)) > 1
          and entry.id not in (select id from beginning)
        order by entry.name_key, entry.id
        limit ${maxSorted}
      ) as entry
    ),
    found as materialized (select * from beginning union all select * from holding),
    sounding as materialized (
      ${columns}
      from (
        select entry.*, 3 as place
        from private.search_names as heard join ${table} as entry on entry.id = heard.entry_id
        where (select count(*) from (select from found limit $2) as few) < $2
          and length((select sound from asked)) >= ${leastLettersHeard}
          and heard.entries = '${table}' and strpos(' ' || heard.sound, ' ' || (select sound from asked)) > 0
          and heard.entry_id not in (select id from found)
        order by heard.name_key, heard.entry_id
        limit ${maxSorted}
      ) as entry
    ),
    near as materialized (
      ${columns}
      from (
        select entry.*, 4 as place
        from private.entries_near(array['${table}'], $1) as e join ${table} as entry on entry.id = e.entry_id
        where entry.id not in (select id from found union all select id from sounding)
      ) as entry
    )
    select best.id, ${kind === "albums" ? "private.album_spelling(best.id, best.name, best.year)" : "best.name"} as name,
      best."songCount"
    from (
      select * from (select * from found union all select * from sounding union all select * from near) as heard
      order by ${order}
      limit $2
    ) as best
    order by ${order}`;
});

/**
 * @param typed plain text without wildcards; blank text has no suggestions
 * @param limit number of suggestions, at most 50
 * @throws the driver's error when the database cannot answer
 */
export async function suggestNames(
  sql: Sql,
  kind: NameKind,
  typed: string,
  limit = 8,
): Promise<readonly SuggestedName[]> {
  const text = Array.from(stripNullCharacters(typed)).slice(0, longestName).join("");
  const count = Math.max(0, Math.min(maxSuggestions, Math.trunc(limit) || 0));
  return [...(await sql.unsafe<SuggestedName[]>(queries[kind], [text, count], { prepare: true }))];
}
