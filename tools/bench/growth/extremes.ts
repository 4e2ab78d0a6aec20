/** Finds the most expensive pages of a catalogue: people with most songs, letters with most names, the last pages. */
import { pageSize } from "#catalogue";
import type { Sql } from "#postgres";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Entries of each kind, those with most songs first. */
export interface Extremes {
  readonly singers: readonly Named[];
  readonly lyricists: readonly Named[];
  readonly musicDirectors: readonly Named[];
  readonly albums: readonly Named[];
  /** Songs of the first singer, the newest first. */
  readonly songs: readonly { readonly id: number; readonly title: string }[];
  readonly letters: {
    readonly albums: string;
    readonly lyricists: string;
    readonly firstLines: string;
    readonly words: string;
  };
  /** The genre, the year and the decade with most songs. */
  readonly groups: { readonly genre: string; readonly year: number; readonly decade: number };
  /**
   * Numbers of full pages of the first singer, of the albums of the longest letter, and of the genre and the decade
   * with most songs.
   */
  readonly fullPages: {
    readonly singer: number;
    readonly albums: number;
    readonly genre: number;
    readonly decade: number;
  };
}

/** More than there are rounds, so that rounds use different entries. */
const maxOfEach = 48;

export async function findExtremes(sql: Sql): Promise<Extremes> {
  const most = (table: string) =>
    sql.unsafe<Named[]>(
      `select entry.id, entry.name from private.song_counts as kept join ${table} as entry on entry.id = kept.entry_id
       where kept.entries = $1 order by kept.songs desc, kept.name_key, kept.entry_id limit ${maxOfEach}`,
      [table],
    );
  const longest = async (table: string) =>
    (
      await sql<{ letter: string; count: number }[]>`
        select letter, count::integer from private.totals where entries = ${table} order by count desc, letter limit 1`
    )[0] ?? { letter: "A", count: 0 };
  const [singers, lyricists] = [await most("singers"), await most("lyricists")];
  const [musicDirectors, albums] = [await most("music_directors"), await most("albums")];
  const [first] = singers;
  if (!first) throw new Error("A generated catalogue has singers.");
  const [genre] = await sql<{ slug: string; songs: number }[]>`
    select slug, songs::integer from private.genres order by songs desc, genre_key limit 1`;
  const [year] = await sql<{ year: number }[]>`
    select year from private.song_groups where year is not null group by year order by count(*) desc limit 1`;
  const [decade] = await sql<{ decade: number; songs: number }[]>`
    select decade, count(*)::integer as songs from private.song_groups
    where year is not null group by decade order by count(*) desc limit 1`;
  if (!genre || !year || !decade) throw new Error("A generated catalogue has genres and years.");
  const songsOfTheFirst = await sql<{ id: number; title: string }[]>`
    select l.id, l.title from lyrics_singers as c join lyrics as l on l.id = c.lyric_id
    where c.singer_id = ${first.id} order by c.lyric_id desc`;
  const [albumLetter, lyricistLetter] = [await longest("albums"), await longest("lyricists")];
  const firstLineLetter = await longest("first_lines");
  const [wordLetter] = await sql<{ letter: string }[]>`
    select roman_letter as letter from words group by roman_letter order by count(*) desc limit 1`;
  return {
    singers,
    lyricists,
    musicDirectors,
    albums,
    songs: songsOfTheFirst.slice(0, maxOfEach),
    letters: {
      albums: albumLetter.letter,
      lyricists: lyricistLetter.letter,
      firstLines: firstLineLetter.letter,
      words: wordLetter?.letter ?? "a",
    },
    groups: { genre: genre.slug, year: year.year, decade: decade.decade },
    fullPages: {
      singer: fullPagesOf(songsOfTheFirst.length),
      albums: fullPagesOf(albumLetter.count),
      genre: fullPagesOf(genre.songs),
      decade: fullPagesOf(decade.songs),
    },
  };
}

function fullPagesOf(entries: number): number {
  return Math.max(1, Math.floor(entries / pageSize));
}
