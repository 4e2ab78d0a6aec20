-- The ids of a music director's songs, newest first.
create or replace function public.get_lyrics_by_music_director(p_music_director_id bigint)
returns table (lyric_id bigint)
language sql stable
set search_path = ''
as $$
  select l.id
  from public.lyrics_music_directors as c join public.lyrics as l on l.id = c.lyric_id
  where c.music_director_id = p_music_director_id
  order by l.created_at desc, l.id desc;
$$;
revoke all on function public.get_lyrics_by_music_director(bigint) from public;
grant execute on function public.get_lyrics_by_music_director(bigint) to anon, service_role;
