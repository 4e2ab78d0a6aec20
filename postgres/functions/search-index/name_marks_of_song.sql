-- The marks of a song's singers, lyricists, music directors and album (functions/sounds/name_mark.sql).
create or replace function private.name_marks_of_song(song_id bigint) returns integer[]
language sql stable strict
set search_path = ''
as $$
  select array(
    select private.name_mark('singers', c.singer_id) from public.lyrics_singers as c where c.lyric_id = song_id
    union all
    select private.name_mark('lyricists', c.lyricist_id) from public.lyrics_lyricists as c where c.lyric_id = song_id
    union all
    select private.name_mark('music_directors', c.music_director_id) from public.lyrics_music_directors as c where c.lyric_id = song_id
    union all
    select private.name_mark('albums', l.album_id) from public.lyrics as l where l.id = song_id and l.album_id is not null);
$$;
revoke all on function private.name_marks_of_song(bigint) from public;
