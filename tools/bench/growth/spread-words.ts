/** Gives generated songs words of the glossary: their own words are invented, and no entry explains them. */
import type { Sql } from "#postgres";

/** Entries of the glossary that each song gets. */
const wordsPerSong = 5;

/**
 * Does nothing if songs have been given words before. A few entries occur in very many songs, most in few, as in real
 * ones: the rank of an entry is the cube of a random number.
 */
export async function spreadWords(sql: Sql): Promise<void> {
  const [given] = await sql`
    select from private.words_of_songs as w join lyrics as l on l.id = w.lyric_id
    where w.lyric_id > (select coalesce(max(row_id), 0) from private.starter_rows
      where table_name = 'lyrics') limit 1`;
  if (given) return;
  await sql`select setseed(0.5)`;
  await sql`
    insert into private.words_of_songs (lyric_id, word_id, place, spellings)
    select l.id, known.ids[1 + floor(power(random(), 3) * cardinality(known.ids))::integer], place, '{}'
    from lyrics as l
    cross join (select array_agg(id order by id) as ids from words) as known
    cross join generate_series(1, ${wordsPerSong}::integer) as place
    on conflict do nothing`;
  await sql`vacuum (analyze) private.words_of_songs`;
}
