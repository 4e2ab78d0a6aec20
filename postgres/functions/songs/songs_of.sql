-- The ids of the songs of an album, singer, lyricist or music director, in ascending order. `entries` is the name of
-- its table.
create or replace function private.songs_of(entries text, entry_id bigint) returns bigint[]
language plpgsql stable
set search_path = ''
as $$
begin
  return case entries
    when 'albums' then array(select l.id from public.lyrics as l where l.album_id = entry_id order by l.id)
    when 'singers' then array(
      select c.lyric_id from public.lyrics_singers as c where c.singer_id = entry_id order by c.lyric_id)
    when 'lyricists' then array(
      select c.lyric_id from public.lyrics_lyricists as c where c.lyricist_id = entry_id order by c.lyric_id)
    when 'music_directors' then array(
      select c.lyric_id from public.lyrics_music_directors as c
      where c.music_director_id = entry_id order by c.lyric_id)
  end;
end
$$;
revoke all on function private.songs_of(text, bigint) from public;
