/** Writes albums and people of a large catalogue, and a table of which number stands for which of them. */
import type { TransactionSql } from "postgres";
import { givenNames, surnames } from "./make-words.ts";

/** On average. */
const songsOfAnAlbum = 8;

interface People {
  readonly table: "singers" | "lyricists" | "music_directors";
  readonly column: string;
  readonly songsOfEach: number;
  /** A song has from one to so many. */
  readonly mostOfASong: number;
  /** Where its names begin among all names, so that the kinds share none. */
  readonly firstName: number;
}

export const people: readonly People[] = [
  {
    table: "singers",
    column: "singer_id",
    songsOfEach: 50,
    mostOfASong: 3,
    firstName: 0,
  },
  {
    table: "lyricists",
    column: "lyricist_id",
    songsOfEach: 100,
    mostOfASong: 2,
    firstName: 2_000_000,
  },
  {
    table: "music_directors",
    column: "music_director_id",
    songsOfEach: 100,
    mostOfASong: 2,
    firstName: 4_000_000,
  },
];

/** @returns how many albums or people so many songs get */
export const countFor = (songs: number, songsOfEach: number) => Math.ceil(songs / songsOfEach);

/**
 * Writes all names; what is there already under the same name is taken as it is.
 * @param sql without triggers: keys and letters are written here as triggers would
 * @param from the number of the first song, how many songs, and of how many of the commonest words names are made
 */
export async function writeNames(
  sql: TransactionSql,
  { first, songs, words }: { readonly first: number; readonly songs: number; readonly words: number },
): Promise<void> {
  await writeAlbums(sql, first, countFor(songs, songsOfAnAlbum), words);
  for (const kind of people) await writePeople(sql, kind, countFor(songs, kind.songsOfEach));
}

/** One to three words; the commonest, of which two albums in three would consist, are left out. */
async function writeAlbums(sql: TransactionSql, first: number, count: number, words: number): Promise<void> {
  await sql.unsafe(
    `create table large_catalogue.named_albums as
     select distinct on (name_key, year) n as place, name, private.name_key(name) as name_key, year
     from (
       select n, string_agg(w.capital, ' ' order by word) as name,
         1940 + floor(85 * large_catalogue.draw(n, 3))::integer as year
       from generate_series($1::bigint, $1::bigint + $2 - 1) as n cross join generate_series(1, 3) as word
       join large_catalogue.words as w
         on w.rank = 100 + floor(($3 - 100) * large_catalogue.draw(n * 4 + word, 4) ^ 2)::integer
       where word <= 1 + floor(3 * large_catalogue.draw(n, 5))
       group by n
     ) as made
     cross join lateral private.name_key(name) as name_key
     order by name_key, year, n`,
    [first, count, words],
  );
  await sql`
    insert into public.albums (name, name_key, letter, year, created_at, updated_at)
    select name, name_key, private.first_letter(name_key), year, ${namesMadeAt}, ${namesMadeAt}
    from large_catalogue.named_albums order by place
    on conflict do nothing`;
  await sql`
    insert into large_catalogue.albums
    select row_number() over (order by named.place) - 1, a.id, a.year
    from large_catalogue.named_albums as named
    join public.albums as a on a.name_key = named.name_key and a.year = named.year`;
}

/** Before the first song. */
const namesMadeAt = "2012-01-01T00:00:00Z";

/** Each number has a name of its own: given names go round, and each time the surname is one further. */
async function writePeople(sql: TransactionSql, { table, firstName }: People, count: number): Promise<void> {
  const named = `large_catalogue.named_${table}`;
  await sql.unsafe(
    `create table ${named} as
     select n as place, whole.name, private.name_key(whole.name) as name_key
     from generate_series(0::bigint, $1::bigint - 1) as n
     join large_catalogue.names as given on given.kind = 'given' and given.place = (n + $2::bigint) % ${givenNames}
     join large_catalogue.names as family
       on family.kind = 'family' and family.place = (n + $2 + (n + $2) / ${givenNames}) % ${surnames}
     cross join lateral (select given.name || ' ' || family.name) as whole (name)`,
    [count, firstName],
  );
  await sql.unsafe(
    `insert into public.${table} (name, name_key, letter, created_at, updated_at)
     select name, name_key, private.first_letter(name_key), '${namesMadeAt}', '${namesMadeAt}'
     from ${named} order by place
     on conflict do nothing`,
  );
  await sql.unsafe(
    `insert into large_catalogue.people
     select '${table}', named.place, p.id from ${named} as named join public.${table} as p using (name_key)`,
  );
}
