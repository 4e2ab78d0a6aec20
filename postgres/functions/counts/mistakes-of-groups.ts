/** For tests: the differences between the stored and the real counts of genres, years, first lines and refrains. */

const groups = {
  genres: "select genre, count(*) from lyrics where genre is not null group by genre",
  years: `
    select coalesce(l.year, a.year)::text, count(*) from lyrics as l left join albums as a on a.id = l.album_id
    where coalesce(l.year, a.year) is not null group by 1`,
  first_lines: `
    select private.first_letter(lower(line)), count(*)
    from (
      select unnest(array[private.first_line(lyrics_english), private.first_line(lyrics_hindi)]) as line from lyrics
      union all select line from private.first_lines where is_refrain
    ) as lines
    where line is not null group by 1`,
};

/** @param differences compares two queries, and names what they are about */
export async function mistakesOfGroups(
  differences: (what: string, kept: string, counted: string) => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const [entries, counted] of Object.entries(groups)) {
    const kept = `select letter, count from private.totals where entries = '${entries}' and count <> 0`;
    found.push(...(await differences(entries, kept, counted)));
  }
  const kept = "select genre_key, songs from private.genres";
  const counted = "select private.genre_of(genre), count(*) from lyrics where genre is not null group by 1";
  return [...found, ...(await differences("songs of genres", kept, counted))];
}
