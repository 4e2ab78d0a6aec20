-- The search data of the names of a song's singers, lyricists, music directors and album.
create or replace function private.names_of_song(song_id bigint) returns setof private.search_names
language sql stable
set search_path = ''
as $$
  select n.* from public.lyrics_singers as c
  join private.search_names as n on n.entries = 'singers' and n.entry_id = c.singer_id where c.lyric_id = song_id
  union all
  select n.* from public.lyrics_lyricists as c
  join private.search_names as n on n.entries = 'lyricists' and n.entry_id = c.lyricist_id where c.lyric_id = song_id
  union all
  select n.* from public.lyrics_music_directors as c
  join private.search_names as n on n.entries = 'music_directors' and n.entry_id = c.music_director_id
  where c.lyric_id = song_id
  union all
  select n.* from public.lyrics as l
  join private.search_names as n on n.entries = 'albums' and n.entry_id = l.album_id where l.id = song_id;
$$;
revoke all on function private.names_of_song(bigint) from public;
