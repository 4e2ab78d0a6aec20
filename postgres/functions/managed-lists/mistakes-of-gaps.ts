/**
 * For tests: the differences between what the administrator's lists are sorted and filtered by, and what plain
 * queries find.
 */

type Differences = (what: string, kept: string, counted: string) => Promise<readonly unknown[]>;

/** SQL conditions on a song `l` with its album `a`, written without what they check. */
export const songsLacking: Readonly<Record<string, string>> = {
  hindi: "l.lyrics_hindi is null",
  english: "l.lyrics_english is null",
  lines: `l.lyrics_hindi is not null and l.lyrics_english is not null and
    (select count(*) from regexp_split_to_table(l.lyrics_hindi, '\\n') as t (line) where line <> '')
      <> (select count(*) from regexp_split_to_table(l.lyrics_english, '\\n') as t (line) where line <> '')`,
  singer: "not exists (select from lyrics_singers as c where c.lyric_id = l.id)",
  lyricist: "not exists (select from lyrics_lyricists as c where c.lyric_id = l.id)",
  composer: "not exists (select from lyrics_music_directors as c where c.lyric_id = l.id)",
  album: "a.id is null",
  year: "l.year is null and a.year is null",
  genre: "l.genre is null",
  video: "l.youtube_video_id is null",
  picture: "l.cover_image_url is null and a.cover_image_url is null",
  views: "l.views = 0",
  reported: "exists (select from private.song_reports as r where r.lyric_id = l.id)",
  script: `coalesce(
      length(translate(upper(l.lyrics_hindi), translate(upper(l.lyrics_hindi), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ''), '')) * 2
        > length(regexp_replace(l.lyrics_hindi, '[^A-Za-z\u0900-\u097f]', '', 'g')), false)
    or coalesce(
      length(translate(upper(l.lyrics_english), translate(upper(l.lyrics_english), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ''), '')) * 2
        < length(regexp_replace(l.lyrics_english, '[^A-Za-z\u0900-\u097f]', '', 'g')), false)`,
};

/** The same on a person or album `e`, whose facts are `f`. */
export function entriesLacking(entries: string): Readonly<Record<string, string>> {
  const [links, column] =
    entries === "albums" ? ["lyrics", "album_id"] : [`lyrics_${entries}`, `${entries.slice(0, -1)}_id`];
  const facts =
    entries === "albums"
      ? "exists (select from album_facts as f where f.album_id = e.id and COLUMN is not null)"
      : "exists (select from person_facts as f where f.name_key = e.name_key and COLUMN is not null)";
  const lacksFact = (fact: string) => `not ${facts.replace("COLUMN", fact)}`;
  return {
    picture: `e.${entries === "albums" ? "cover_image_url" : "image_url"} is null`,
    songs: `not exists (select from ${links} as link where link.${column} = e.id)`,
    "other-name": lacksFact("f.other_name"),
    about: lacksFact("f.about"),
    ...(entries === "albums"
      ? { year: "e.year is null" }
      : { years: `${lacksFact("f.birth_year")} and ${lacksFact("f.death_year")}` }),
  };
}

const managed = `
  select m.lyric_id, m.created_at, m.title_key, m.singers_key, m.album_key,
    array(select gap from unnest(private.gaps_of('lyrics')) with ordinality as g (gap, place) where m.gaps & (1 << (place - 1)::integer) <> 0 order by 1)
  from private.managed_songs as m`;

const songs = `
  select l.id, l.created_at, private.name_key(l.title),
    (select string_agg(p.name_key, ', ' order by c.position, p.id) from lyrics_singers as c join singers as p on p.id = c.singer_id
     where c.lyric_id = l.id),
    a.name_key,
    array(select gap from (values ${Object.entries(songsLacking)
      .map(([gap, lacks]) => `('${gap}', ${lacks})`)
      .join(", ")}) as g (gap, lacks) where lacks order by 1)
  from lyrics as l left join albums as a on a.id = l.album_id`;

/** @param differences compares two queries, and names what they are about */
export function mistakesOfGaps(differences: Differences): Promise<readonly unknown[]> {
  return differences("managed songs", managed, songs);
}
