/** Finds which people and albums the saving of many songs would create. */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import type { SongInput } from "../songs/song-input.ts";
import { splitNames } from "../songs/split-names.ts";

type People = "singers" | "lyricists" | "music_directors";

export type NewNames = Readonly<Partial<Record<People | "albums", readonly string[]>>>;

const newPeople = (people: People, place: number) => `
  select g.place, '${people}' as kind, min(new.name) as name
  from unnest($${place}::integer[], $${place + 1}::text[]) as g (place, name)
  join (
    select meant.typed_name, private.tidy_line(meant.name) as name, meant.key
    from private.names_meant('${people}', $${place + 1}::text[]) as meant
    where not exists (select from ${people} as p where p.name_key = meant.key)
  ) as new on new.typed_name = g.name
  group by g.place, new.key`;

const query = `
  ${newPeople("singers", 1)} union all ${newPeople("lyricists", 3)} union all ${newPeople("music_directors", 5)}
  union all
  select g.place, 'albums', meant.album_name || coalesce(' (' || meant.album_year || ')', '')
  from unnest($7::integer[], $8::text[]) as g (place, name)
  join (
    select typed.name, meant.album_name, meant.album_year
    from (select distinct given.name from unnest($8::text[]) as given (name)) as typed
    cross join lateral private.album_meant(typed.name) as meant
    where meant.album_id is null and meant.years is null
  ) as meant using (name)
  order by 1, 2, 3`;

/**
 * @returns the names of each song by its index in `songs`; a song that would create nobody is left out
 * @throws the driver's error when the database cannot answer
 */
export async function findNewNames(
  sql: Sql,
  songs: readonly Pick<SongInput, "singerNames" | "lyricistNames" | "musicDirectorNames" | "albumName">[],
): Promise<ReadonlyMap<number, NewNames>> {
  const albums = songs.flatMap(({ albumName }, place) => {
    const name = stripNullCharacters(albumName);
    return name === "" ? [] : [{ place, name }];
  });
  const given = [
    namesIn(songs.map(({ singerNames }) => singerNames)),
    namesIn(songs.map(({ lyricistNames }) => lyricistNames)),
    namesIn(songs.map(({ musicDirectorNames }) => musicDirectorNames)),
    albums,
  ];
  const rows = await sql.unsafe<{ place: number; kind: keyof NewNames; name: string }[]>(
    query,
    given.flatMap((names) => [names.map(({ place }) => place), names.map(({ name }) => name)]),
    { prepare: true },
  );
  const found = new Map<number, Partial<Record<keyof NewNames, string[]>>>();
  for (const { place, kind, name } of rows) {
    const ofSong = found.get(place) ?? {};
    found.set(place, ofSong);
    ofSong[kind] = [...(ofSong[kind] ?? []), name];
  }
  return found;
}

function namesIn(typed: readonly (string | null | undefined)[]) {
  return typed.flatMap((names, place) =>
    splitNames(stripNullCharacters(names)).map((name) => ({ place, name })),
  );
}
