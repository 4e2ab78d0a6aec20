-- The ids of a lyricist's songs, newest first.
create or replace function public.get_lyrics_by_lyricist(p_lyricist_id bigint)
returns table (lyric_id bigint)
language sql stable
set search_path = ''
as $$
  select l.id
  from public.lyrics_lyricists as c join public.lyrics as l on l.id = c.lyric_id
  where c.lyricist_id = p_lyricist_id
  order by l.created_at desc, l.id desc;
$$;
revoke all on function public.get_lyrics_by_lyricist(bigint) from public;
grant execute on function public.get_lyrics_by_lyricist(bigint) to anon, service_role;
