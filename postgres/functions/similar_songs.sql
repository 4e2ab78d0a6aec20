-- The songs whose title, or the name of whose singer, lyricist, music director or album, sounds like a keyword. For the
-- administrator, who looks for a song and not for a line.
create or replace function private.similar_songs(keyword text) returns table (lyric_id bigint)
language sql stable
set search_path = ''
as $$
  with names as materialized (select n.entries, n.entry_id from private.find_names(keyword) as n)
  select s.lyric_id from private.search_songs(left(keyword, 200), true) as s where s.in_title
  union select c.lyric_id from names as n join public.lyrics_singers as c on n.entries = 'singers' and c.singer_id = n.entry_id
  union select l.id from names as n join public.lyrics as l on n.entries = 'albums' and l.album_id = n.entry_id
  union select c.lyric_id from names as n join public.lyrics_lyricists as c on n.entries = 'lyricists' and c.lyricist_id = n.entry_id
  union select c.lyric_id from names as n
    join public.lyrics_music_directors as c on n.entries = 'music_directors' and c.music_director_id = n.entry_id;
$$;
revoke all on function private.similar_songs(text) from public;
