/**
 * For tests: the differences between the stored and the real counts of genres, years, first lines, refrains and
 * decades of people.
 */

const groups = {
  genres: "select genre, count(*) from lyrics where genre is not null group by genre",
  years: `
    select coalesce(l.year, a.year)::text, count(*) from lyrics as l left join albums as a on a.id = l.album_id
    where coalesce(l.year, a.year) is not null group by 1`,
  decade_lists: "select list, count(*) from private.decade_lists group by list",
  first_lines: `
    select private.first_letter(lower(line)), count(*)
    from (
      select unnest(array[private.first_line(lyrics_english), private.first_line(lyrics_hindi)]) as line from lyrics
      union all select line from private.first_lines where is_refrain
    ) as lines
    where line is not null group by 1`,
};

/** Which songs each person has of each decade. */
const lists = `select * from (${["singer", "lyricist", "music_director"]
  .map(
    (person) => `
      select format('%s %s %s', '${person}s', c.${person}_id, coalesce(l.year, a.year) / 10 * 10) collate "C", l.id
      from lyrics_${person}s as c join lyrics as l on l.id = c.lyric_id left join albums as a on a.id = l.album_id
      where coalesce(l.year, a.year) is not null`,
  )
  .join(" union all ")}) as lists`;

/** @param differences compares two queries, and names what they are about */
export async function mistakesOfGroups(
  differences: (what: string, kept: string, counted: string) => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const [entries, counted] of Object.entries(groups)) {
    const kept = `select letter, count from private.totals where entries = '${entries}' and count <> 0`;
    found.push(...(await differences(entries, kept, counted)));
  }
  found.push(
    ...(await differences("lists of decades", "select list, lyric_id from private.decade_lists", lists)),
  );
  found.push(
    ...(await differences(
      "genres of songs",
      "select lyric_id, genre_key from private.song_groups where genre_key is not null",
      "select id, private.genre_of(genre) from lyrics where private.genre_of(genre) is not null",
    )),
  );
  const kept = "select genre_key, songs from private.genres";
  const counted = "select private.genre_of(genre), count(*) from lyrics where genre is not null group by 1";
  return [...found, ...(await differences("songs of genres", kept, counted))];
}
