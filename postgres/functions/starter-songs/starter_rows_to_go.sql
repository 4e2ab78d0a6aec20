-- The rows that a removal of the starter songs deletes: the songs, and the albums and people of the starter catalogue
-- that no other song has. One row each, with the name of its table.
create or replace function private.starter_rows_to_go() returns table (table_name text, row_id bigint)
language sql stable
set search_path = ''
as $$
  with starter_songs as (
    select s.row_id as id from private.starter_rows as s where s.table_name = 'lyrics'
  )
  select s.table_name, s.row_id
  from private.starter_rows as s
  where case s.table_name
    when 'lyrics' then exists (select from public.lyrics as l where l.id = s.row_id)
    when 'albums' then exists (select from public.albums as a where a.id = s.row_id) and not exists (
      select from public.lyrics as l where l.album_id = s.row_id and l.id not in (select id from starter_songs))
    when 'singers' then exists (select from public.singers as p where p.id = s.row_id) and not exists (
      select from public.lyrics_singers as c
      where c.singer_id = s.row_id and c.lyric_id not in (select id from starter_songs))
    when 'lyricists' then exists (select from public.lyricists as p where p.id = s.row_id) and not exists (
      select from public.lyrics_lyricists as c
      where c.lyricist_id = s.row_id and c.lyric_id not in (select id from starter_songs))
    when 'music_directors' then exists (select from public.music_directors as p where p.id = s.row_id)
      and not exists (
      select from public.lyrics_music_directors as c
      where c.music_director_id = s.row_id and c.lyric_id not in (select id from starter_songs))
  end;
$$;
revoke all on function private.starter_rows_to_go() from public;
