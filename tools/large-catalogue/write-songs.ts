/** Writes songs of a large catalogue with their texts and credits, some thousands in one statement. */
import type { TransactionSql } from "postgres";
import type { Range } from "./in-batches.ts";
import { zipf } from "./scratch.ts";
import { people } from "./write-names.ts";

/** What is drawn for a number of a song, line or word; each purpose has draws of its own. */
const purposes = {
  word: 10,
  lines: 11,
  lineWords: 12,
  titleWords: 13,
  script: 14,
  genre: 15,
  views: 16,
  album: 17,
  year: 18,
  time: 19,
  credits: 20,
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

const wordAt = (song: string, line: string, place: string) =>
  zipf(draw(`${song} * 4096 + ${line} * 16 + ${place}`, "word"), "$1::bigint");

/**
 * Songs with 9 to 14 different lines of 4 to 7 words, in stanzas of four; the first two lines come again behind each later
 * stanza, so that there are 13 to 20 in all. The title is how the first line begins. A sixth has only Roman lyrics, a sixth
 * only Devanagari, with a title in the same script.
 */
const songs = `
  create temporary table large_catalogue_songs on commit drop as
  select n as id, (n - $3::bigint)::double precision / $4 as age,
    ${wholeNumber(9, 14, draw("n", "lines"))} as lines,
    ${wholeNumber(2, 6, draw("n", "titleWords"))} as title_words,
    case floor(6 * ${draw("n", "script")}) when 0 then 'roman' when 1 then 'hindi' else 'both' end as script
  from generate_series($1::bigint, $2::bigint) as n`;

/** Which word stands where, and which one follows it; behind the last one of a song comes its first one again. */
const places = `
  create temporary table large_catalogue_places on commit drop as
  select id, title_words, script, line, place, is_line_end, is_line_end and line = lines as is_end,
    ${wordAt("id", "line", "place")} as rank,
    ${wordAt(
      "id",
      "case when not is_line_end then line when line < lines then line + 1 else 1 end",
      "case when is_line_end then 1 else place + 1 end",
    )} as next_rank
  from (
    select s.*, p.line, p.place, p.place = length.words as is_line_end
    from large_catalogue_songs as s
    join large_catalogue.places as p on p.line <= s.lines
    cross join lateral (
      select greatest(
        ${wholeNumber(4, 7, draw("s.id * 4096 + p.line * 16", "lineWords"))}, case p.line when 1 then s.title_words + 1 end)
    ) as length (words)
    where p.place <= length.words
  ) as each`;

const isRoman = "script <> 'hindi'";
const isHindi = "script <> 'roman'";

/** Stands for the first two lines where they come again. */
const again = "E'\\x01'";

/** @param next gives a column of the word that follows */
const pair = (script: string, next: (column: string) => string) =>
  `hashtext(private.pair_key(w.${script}_sound, w.${script}_key, w.${script}_bones, ${next("sound")}, ${next("key")}, ${next("bones")}))`;

/**
 * What each place gives to its song, in both scripts, and what a search knows of it. `offset 0` lets it be worked out before
 * it is sorted, which is then half as much.
 */
const given = `
  select id, line, place, title_words, script, is_end, w.capital, w.hindi,
    gap || case place when 1 then w.capital else w.roman end as roman_text, gap || w.hindi as hindi_text,
    w.roman_sound, w.hindi_sound, sound_gap, w.roman_mark, w.hindi_mark,
    -- The last word of the Roman text has the first one of that in Devanagari behind it.
    case when ${isRoman} then
      ${pair("roman", (column) => `case when is_end then n.hindi_${column} else n.roman_${column} end`)}
    end as roman_pair,
    case when ${isHindi} then ${pair("hindi", (column) => `n.hindi_${column}`)} end as hindi_pair
  from large_catalogue_places as p
  join large_catalogue.known_words as w on w.rank = p.rank
  join large_catalogue.known_words as n on n.rank = p.next_rank
  cross join lateral (
    select
      case
        when place > 1 then ' '
        when line = 1 then ''
        when line % 4 <> 1 then E'\\n'
        else case when line > 5 then ${again} else '' end || E'\\n\\n'
      end,
      -- As many line ends as lie before the next line: behind a stanza a blank line, and from the second on the first two lines again.
      case
        when not is_line_end or is_end then ' '
        else ' ' || repeat(E'\\n', case when line % 4 <> 0 then 1 when line = 4 then 2 else 4 end) || ' '
      end
  ) as layout (gap, sound_gap)
  offset 0`;

/** All in one order, so that they are sorted once. */
const inOrder = "order by line, place";
const inTitle = "filter (where line = 1 and place <= title_words)";
const ofTitle = (column: string) => `case when ${isRoman} then roman_${column} else hindi_${column} end`;
const textOf = (script: string) => `
  replace(string_agg(${script}_text, '' ${inOrder}) || ${again}, ${again},
    E'\\n' || string_agg(${script}_text, '' ${inOrder}) filter (where line <= 2))`;
const when = (condition: string) => `filter (where ${condition})`;

/**
 * Both scripts, and what a search knows of them: as `private.write_title_sounds` and `private.write_line_sounds` write it,
 * without taking the texts apart again, since it is known of what they are made. (They leave a line empty that a
 * song has twice, as here the first two. Drawn lines have four words or more, and hardly ever are two alike.)
 */
const texts = `
  create temporary table large_catalogue_texts on commit drop as
  select id,
    case when ${isRoman} then string_agg(capital, ' ' ${inOrder}) ${inTitle} else string_agg(hindi, ' ' ${inOrder}) ${inTitle} end
      as title,
    case when ${isRoman} then ${textOf("roman")} end as roman,
    case when ${isHindi} then ${textOf("hindi")} end as hindi,
    string_agg(${ofTitle("sound")}, ' ' ${inOrder}) ${inTitle} as title_sound,
    array_agg(${ofTitle("mark")} ${inOrder}) ${inTitle} as title_marks,
    array_agg(${ofTitle("pair")} ${inOrder}) ${when("line = 1 and place < title_words")} as title_pairs,
    string_agg(roman_sound || sound_gap, '' ${inOrder}) ${when(isRoman)} as roman_sound,
    string_agg(hindi_sound || sound_gap, '' ${inOrder}) ${when(isHindi)} as hindi_sound,
    array_agg(roman_mark ${inOrder}) ${when(isRoman)} as roman_marks,
    array_agg(hindi_mark ${inOrder}) ${when(isHindi)} as hindi_marks,
    array_agg(roman_pair ${inOrder}) ${when("script = 'both' or script = 'roman' and not is_end")} as roman_pairs,
    array_agg(hindi_pair ${inOrder}) ${when(`${isHindi} and not is_end`)} as hindi_pairs
  from (${given}) as given
  group by id, script`;

/** Half of all songs were seen fewer than fifty times, and of a million some hundreds more than a million times. */
const views = `least(80000000, floor(20 * (1 - ${draw("s.id", "views")}) ^ (-4.0 / 3)) - 20)::bigint`;

const rows = `
  insert into public.lyrics
    (id, title, lyrics_english, lyrics_hindi, genre, views, year, album_id, created_at, updated_at)
  select s.id, t.title, t.roman, t.hindi,
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

const titleSounds = `
  insert into private.search_titles (lyric_id, plain, sound, letters, marks)
  select id, array_to_string(private.plain_words(title), ' '), title_sound, private.heavy_letters(replace(title_sound, ' ', '')),
    title_marks || title_pairs || private.title_pieces(title_sound)
  from large_catalogue_texts`;

const lineSounds = `
  insert into private.search_lines (lyric_id, sound, marks)
  select id, concat_ws(E'\\n\\n\\n', ' ' || roman_sound, ' ' || hindi_sound),
    private.distinct_marks(roman_marks || hindi_marks || roman_pairs || hindi_pairs)
  from large_catalogue_texts`;

/** Ids of all songs that are written, and what they are drawn from. */
export interface Whole extends Range {
  /** How many of the commonest. */
  readonly words: number;
  readonly albums: number;
  /** How many, by the name of their table. */
  readonly people: Readonly<Record<string, number>>;
}

/**
 * Writes the songs with these ids, and what a search knows of them.
 * @param sql without triggers: what they would write is written here
 */
export async function writeSongs(sql: TransactionSql, { first, last }: Range, whole: Whole): Promise<void> {
  await sql.unsafe(songs, [first, last, whole.first, whole.last - whole.first + 1]);
  await sql.unsafe(places, [whole.words]);
  await sql.unsafe(texts);
  await sql.unsafe(rows, [genres, whole.albums]);
  for (const [kind, each] of people.entries())
    await sql.unsafe(creditsOf(each, kind), [whole.people[each.table] ?? 0]);
  await sql.unsafe(titleSounds);
  await sql`select private.write_title_keys(array(select generate_series(${first}::bigint, ${last}::bigint)))`;
  await sql.unsafe(lineSounds);
}
