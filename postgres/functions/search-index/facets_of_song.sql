-- The facets of a song by which a list of hits is narrowed (genre, decade, people, scripts), and the marks by which it is looked up
-- besides its words: those of its genre, year, decade, people and album. A mark is the number of a facet
-- (functions/sounds/name_mark.sql). Scripts have no marks, because nearly all songs would share them.
create or replace function private.facets_of_song(song_id bigint, out facets text[], out marks integer[])
language sql stable strict
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
  select coalesce(array_agg(f.facet) filter (where f.kind not in ('years', 'albums')), '{}'),
    coalesce(array_agg(hashtext(f.facet)) filter (where f.kind <> 'scripts'), '{}')
  from (
    select of_song.kind, of_song.kind || ':' || of_song.key as facet
    from (
      select 'genres' as kind, g.genre_key as key from private.song_groups as g where g.lyric_id = song_id
      union all
      select 'decades', g.decade::text from private.song_groups as g where g.lyric_id = song_id
      union all
      select 'years', g.year::text from private.song_groups as g where g.lyric_id = song_id
      union all
      select 'singers', c.singer_id::text from public.lyrics_singers as c where c.lyric_id = song_id
      union all
      select 'lyricists', c.lyricist_id::text from public.lyrics_lyricists as c where c.lyric_id = song_id
      union all
      select 'music_directors', c.music_director_id::text from public.lyrics_music_directors as c where c.lyric_id = song_id
      union all
      select 'albums', l.album_id::text from public.lyrics as l where l.id = song_id
      union all
      select 'scripts', s.script
      from public.lyrics as l
      cross join lateral (values ('hindi', l.lyrics_hindi), ('english', l.lyrics_english)) as s (script, text)
      where l.id = song_id and s.text is not null
    ) as of_song
    where of_song.key is not null
  ) as f;
$$;
revoke all on function private.facets_of_song(bigint) from public;
