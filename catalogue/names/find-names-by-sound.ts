/**
 * Finds the existing person or album that a name means which was typed in the other script: its words sound alike.
 */
import type { Sql } from "#postgres";
import { kindsOfEntries } from "../entries/entry-kinds.ts";
import { stripNullCharacters } from "../null-characters.ts";
import type { NameKind } from "./suggest-names.ts";

export interface NameToFind {
  readonly kind: NameKind;
  readonly name: string;
  /** Of an album; left out or null, its year does not matter. */
  readonly year?: number | null;
}

const kinds: readonly NameKind[] = ["singers", "lyricists", "music-directors", "albums"];

/** Further names are not looked for. */
const maxNames = 200;

/**
 * Of two names that sound alike, how alike their vowels have to be, from 0 to 1: Kishore is किशोर, but Mohit is not
 * माहत.
 */
const leastCloseness = 0.8;

const named = (kind: NameKind) => {
  const { table } = kindsOfEntries[kind];
  const isAlbums = kind === "albums";
  return `
    select '${table}' as entries, entry.id,
      ${isAlbums ? "private.album_spelling(entry.id, entry.name, entry.year)" : "entry.name"} as name,
      ${isAlbums ? "entry.year" : "null::integer"} as year
    from ${table} as entry`;
};

/** $1: tables; $2: names; $3: years. The marks are those of the words, by the index. */
const query = `
  select best.name
  from unnest($1::text[], $2::text[], $3::integer[]) with ordinality as typed (entries, name, year, place)
  cross join lateral (select read.* from private.read_keyword(typed.name) as read offset 0) as asked
  left join lateral (
    select entry.name
    from private.search_names as heard
    join lateral (
      select * from (${kinds.map((kind) => `(${named(kind)} where entry.id = heard.entry_id)`).join(" union all ")}) as one
      where one.entries = heard.entries
    ) as entry on true
    left join private.song_counts as used on used.entries = heard.entries and used.entry_id = heard.entry_id
    where heard.entries = typed.entries and cardinality(asked.words) > 0 and heard.marks @> asked.word_marks
      and cardinality(string_to_array(heard.sound, ' ')) = cardinality(asked.words)
      and (typed.year is null or entry.year = typed.year)
      and private.sound_closeness(asked.letters, heard.letters) >= ${leastCloseness}
    order by heard.sound = asked.sound desc, used.songs desc nulls last, heard.entry_id
    limit 1
  ) as best on true
  order by typed.place`;

/**
 * @returns the stored spelling of each, in the same order; an album has its year where the name alone is ambiguous.
 *   Null where no name sounds like it
 * @throws the driver's error when the database cannot answer
 */
export async function findNamesBySound(
  sql: Sql,
  names: readonly NameToFind[],
): Promise<readonly (string | null)[]> {
  const asked = names.slice(0, maxNames);
  const rows = await sql.unsafe<{ name: string | null }[]>(
    query,
    [
      asked.map(({ kind }) => kindsOfEntries[kind].table),
      asked.map(({ name }) => stripNullCharacters(name)),
      asked.map(({ year }) => year ?? null),
    ],
    { prepare: true },
  );
  return rows.map(({ name }) => name);
}
