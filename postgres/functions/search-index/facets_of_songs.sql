-- The facets of songs by which a list of hits is narrowed (genre, decade, people, scripts), and the marks by which
-- they are looked up besides their words: those of genre, year, decade, people and album. A mark is the number of a
-- facet (functions/sounds/name_mark.sql). Scripts have no marks, because nearly all songs would share them.
create or replace function private.facets_of_songs(ids bigint[])
returns table (lyric_id bigint, facets text[], marks integer[])
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select f.lyric_id,
    coalesce(array_agg(f.facet) filter (where f.kind not in ('years', 'albums')), '{}'),
    coalesce(array_agg(hashtext(f.facet)) filter (where f.kind <> 'scripts'), '{}')
  from (
    select of_song.lyric_id, of_song.kind, of_song.kind || ':' || of_song.key as facet
    from (
      select g.lyric_id, own.kind, own.key
      from private.song_groups as g
      cross join lateral (
        values ('genres', g.genre_key), ('decades', g.decade::text), ('years', g.year::text)
      ) as own (kind, key)
      where g.lyric_id = any (ids)
      union all
      select c.lyric_id, 'singers', c.singer_id::text from public.lyrics_singers as c where c.lyric_id = any (ids)
      union all
      select c.lyric_id, 'lyricists', c.lyricist_id::text
      from public.lyrics_lyricists as c where c.lyric_id = any (ids)
      union all
      select c.lyric_id, 'music_directors', c.music_director_id::text
      from public.lyrics_music_directors as c where c.lyric_id = any (ids)
      union all
      select l.id, own.kind, own.key
      from public.lyrics as l
      cross join lateral (
        values ('albums', l.album_id::text), ('scripts', case when l.lyrics_hindi is not null then 'hindi' end),
          ('scripts', case when l.lyrics_english is not null then 'english' end)
      ) as own (kind, key)
      where l.id = any (ids)
    ) as of_song
    where of_song.key is not null
  ) as f
  group by f.lyric_id;
end
$$;
revoke all on function private.facets_of_songs(bigint[]) from public;
