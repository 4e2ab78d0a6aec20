/** Writes songs of a large catalogue with their texts and credits, some thousands in one statement. */
import type { TransactionSql } from "postgres";
import type { Range } from "./in-batches.ts";
import { zipf } from "./scratch.ts";
import { people } from "./write-names.ts";

/** What is drawn for a number of a song, line or word; each purpose has draws of its own. */
const purposes = {
  ...{ word: 10, lines: 11, lineWords: 12, titleWords: 13, script: 14, genre: 15, views: 16, album: 17 },
  ...{ year: 18, time: 19, credits: 20 },
} as const;

const draw = (number: string, purpose: keyof typeof purposes) =>
  `large_catalogue.draw(${number}, ${purposes[purpose]})`;
const wholeNumber = (least: number, most: number, drawn: string) =>
  `${least} + floor(${most - least + 1} * ${drawn})::integer`;

/** Of all songs together; about one in ten has none. */
const genres = (
  "Bollywood Bollywood Bollywood Romantic Romantic Romantic Sad Sad Dance Dance Ghazal Qawwali Sufi Bhajan Patriotic " +
  "Folk Lori Classical"
).split(" ");

/**
 * Songs with 12 to 20 lines of 4 to 7 words, in stanzas of four. The title is how the first line begins. A sixth has only
 * Roman lyrics, a sixth only Devanagari, with a title in the same script.
 */
const songs = `
  create temporary table large_catalogue_songs on commit drop as
  select n as id, (n - $3::bigint)::double precision / $4 as age,
    ${wholeNumber(12, 20, draw("n", "lines"))} as lines,
    ${wholeNumber(2, 6, draw("n", "titleWords"))} as title_words,
    case floor(6 * ${draw("n", "script")}) when 0 then 'roman' when 1 then 'hindi' else 'both' end as script
  from generate_series($1::bigint, $2::bigint) as n`;

const texts = `
  create temporary table large_catalogue_texts on commit drop as
  select id,
    string_agg(w.capital, ' ' order by place) filter (where line = 1 and place <= title_words) as title,
    string_agg(w.hindi, ' ' order by place) filter (where line = 1 and place <= title_words) as hindi_title,
    string_agg(gap || case place when 1 then w.capital else w.roman end, '' order by line, place) as roman,
    string_agg(gap || w.hindi, '' order by line, place) as hindi
  from (
    select s.id, s.title_words, p.line, p.place, s.id * 4096 + p.line * 16 as number,
      case when p.place > 1 then ' ' when p.line = 1 then '' when p.line % 4 = 1 then E'\\n\\n' else E'\\n' end as gap
    from large_catalogue_songs as s join large_catalogue.places as p on p.line <= s.lines
  ) as each
  join large_catalogue.words as w on w.rank = ${zipf(draw("number + place", "word"))}
  where place <= greatest(${wholeNumber(4, 7, draw("number", "lineWords"))}, case line when 1 then title_words + 1 end)
  group by id`;

/** Half of all songs were seen fewer than fifty times, and of a million some hundreds more than a million times. */
const views = `least(80000000, floor(20 * (1 - ${draw("s.id", "views")}) ^ (-4.0 / 3)) - 20)::bigint`;

const rows = `
  insert into public.lyrics
    (id, title, lyrics_english, lyrics_hindi, genre, views, year, album_id, created_at, updated_at)
  select s.id, case script when 'hindi' then t.hindi_title else t.title end,
    case when script <> 'hindi' then t.roman end, case when script <> 'roman' then t.hindi end,
    ($1::text[])[1 + floor(cardinality($1::text[]) / 0.9 * ${draw("s.id", "genre")})::integer],
    ${views},
    coalesce(a.year, ${wholeNumber(1940, 2024, draw("s.id", "year"))}), a.id, made_at, made_at
  from large_catalogue_songs as s
  join large_catalogue_texts as t using (id)
  left join large_catalogue.albums as a
    -- Songs of an album came together: sixteen are shared out to two albums. One in ten has none.
    on a.place = (s.id / 16 * 2 + floor(1.5 * ${draw("s.id", "album")})::integer) % $2::bigint
      and ${draw("s.id + 1", "album")} < 0.9
  cross join lateral (
    select timestamptz '2012-01-01 UTC' + (age * 4700 + ${draw("s.id", "time")} * 30) * interval '1 day'
  ) as date (made_at)`;

/** Few sing, write and compose most; nobody does so twice in one song. */
const creditsOf = ({ table, column, mostOfASong }: (typeof people)[number], kind: number) => `
  insert into public.lyrics_${table} (lyric_id, ${column}, position, created_at, updated_at)
  select c.song_id, p.id, row_number() over (partition by c.song_id order by c.first), l.created_at, l.created_at
  from (
    select s.id as song_id, ${zipf(draw(`s.id * 16 + place * 4 + ${kind}`, "credits"), "$1::bigint")} as person, min(place) as first
    from large_catalogue_songs as s join generate_series(1, ${mostOfASong}) as place
      on place <= ${wholeNumber(1, mostOfASong, `${draw(`s.id * 16 + ${kind}`, "credits")} ^ 2`)}
    group by 1, 2
  ) as c
  join large_catalogue.people as p on p.kind = '${table}' and p.place = c.person
  join public.lyrics as l on l.id = c.song_id`;

/** Ids of all songs that are written, and what they are drawn from. */
export interface Whole extends Range {
  readonly albums: number;
  /** How many, by the name of their table. */
  readonly people: Readonly<Record<string, number>>;
}

/**
 * Writes the songs with these ids.
 * @param sql without triggers: what they would write is written here
 */
export async function writeSongs(sql: TransactionSql, { first, last }: Range, whole: Whole): Promise<void> {
  await sql.unsafe(songs, [first, last, whole.first, whole.last - whole.first + 1]);
  await sql.unsafe(texts);
  await sql.unsafe(rows, [genres, whole.albums]);
  for (const [kind, each] of people.entries())
    await sql.unsafe(creditsOf(each, kind), [whole.people[each.table] ?? 0]);
}
