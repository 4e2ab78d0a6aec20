/** Adds the year of a song to its album's bare name, where several albums have that name and one of them this year. */
import type { Sql, Transaction } from "#postgres";
import type { ReadSong } from "./exchanged-song.ts";
import { storable } from "./storable.ts";

/** An album without a year, which a bare name means, stays; albums that the part itself adds count as well. */
const query = `
  with given as materialized (
    select distinct g.album, g.year from unnest($1::text[], $2::integer[]) as g (album, year)
  ),
  named as materialized (
    select typed.album, private.name_key(meant.album_name) as key, meant.album_name, meant.album_year
    from (select distinct given.album from given) as typed
    cross join lateral private.album_meant(typed.album) as meant
  ),
  years as materialized (
    select a.name_key as key, a.year from public.albums as a where a.name_key in (select named.key from named)
    union
    select named.key, named.album_year from named where named.album_year is not null
  )
  select given.album, given.year, named.album_name || ' (' || given.year || ')' as meant
  from given join named using (album)
  where named.album_year is null and given.album !~* '\\(no year\\)\\s*$' and (
    select count(*) > 1 and bool_or(of_name.year = given.year) and not bool_or(of_name.year is null)
    from years as of_name where of_name.key = named.key)`;

/** @throws the driver's error when the database fails */
export async function addYearsToAlbums(
  sql: Sql | Transaction,
  songs: readonly ReadSong[],
): Promise<readonly ReadSong[]> {
  const withAlbum = songs.filter(({ song, problem }) => !problem && song.album?.trim());
  if (!withAlbum.some(({ song }) => song.year?.trim())) return songs;
  const rows = await sql.unsafe<{ album: string; year: number; meant: string }[]>(
    query,
    [
      withAlbum.map(({ song }) => storable(song.album ?? "")),
      withAlbum.map(({ song }) => (song.year?.trim() ? Number(song.year) : null)),
    ],
    { prepare: true },
  );
  const meant = new Map(rows.map(({ album, year, meant: name }) => [`${year} ${album}`, name]));
  return songs.map((read) => {
    const { album = "", year = "" } = read.song;
    const name = meant.get(`${Number(year)} ${storable(album)}`);
    return name && year.trim() ? { ...read, song: { ...read.song, album: name } } : read;
  });
}
