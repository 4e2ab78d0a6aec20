/** Finds the stored songs that match songs of a file: same title, first singer and album. */
import { splitNames } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import type { DraftColumn, ExchangedSong, Field } from "./exchanged-song.ts";
import { songColumns } from "./song-columns.ts";
import { storable } from "./storable.ts";

export interface StoredSong {
  readonly id: number;
  /** As returned by `saveSong`. */
  readonly version: string;
  readonly song: StoredText;
}

/** All fields; of a draft also when it is to be published. */
export type StoredText = Readonly<Record<Field, string> & Partial<Record<DraftColumn, string>>>;

/**
 * Titles are found by the index of their keys, and compared as names are. Names of people and albums mean whom they
 * mean when a song is saved.
 */
const query = `
  with given as (
    select g.place, private.name_key(g.title) as title, meant.key as singer, g.album
    from unnest($1::integer[], $2::text[], $3::text[], $4::text[]) as g (place, title, singer, album)
    left join private.names_meant('singers', $3) as meant on meant.typed_name = g.singer
  ),
  candidates as materialized (
    select g.place, g.singer, g.album, s.id, s.album_id
    from given as g
    join private.search_title_keys as t on t.title_key = g.title
    join public.lyrics as s on s.id = t.lyric_id
  ),
  -- Once for each album, of which a file may have many songs.
  albums as materialized (
    select named.album, meant.album_id, meant.album_name
    from (select distinct c.album from candidates as c) as named left join lateral private.album_meant(named.album) as meant on true
  ),
  same as (
    select distinct on (c.place) c.place, c.id
    from candidates as c
    join albums as meant using (album)
    left join lateral (
      select p.name_key from public.lyrics_singers as credit join public.singers as p on p.id = credit.singer_id
      where credit.lyric_id = c.id order by credit.position, p.id limit 1
    ) as first on true
    where coalesce(first.name_key, '') = coalesce(c.singer, '')
      and c.album_id is not distinct from meant.album_id and (c.album_id is null) = (meant.album_name is null)
    order by c.place, c.id
  )
  select same.place, l.id, to_json(l.updated_at) #>> '{}' as version, ${songColumns} join same on same.id = l.id`;

/**
 * @param songs with their titles
 * @returns the oldest matching song of each, by its index in `songs`
 */
export async function findSameSongs(
  sql: Sql | Transaction,
  songs: readonly ExchangedSong[],
): Promise<ReadonlyMap<number, StoredSong>> {
  const rows = await sql.unsafe<({ place: number; id: number; version: string } & StoredText)[]>(
    query,
    [
      songs.map((_, place) => place),
      songs.map(({ title = "" }) => storable(title)),
      songs.map(({ singers = "" }) => storable(splitNames(singers)[0] ?? "")),
      songs.map(({ album = "" }) => storable(album)),
    ],
    { prepare: true },
  );
  return new Map(rows.map(({ place, id, version, ...song }) => [place, { id, version, song }]));
}
