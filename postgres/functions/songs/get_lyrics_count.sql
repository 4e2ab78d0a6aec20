-- The number of songs. Security definer, because other roles have no access to the stored counts.
create or replace function public.get_lyrics_count() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select t.count from private.totals as t where t.entries = 'lyrics' and t.letter = ''), 0);
$$;
revoke all on function public.get_lyrics_count() from public;
grant execute on function public.get_lyrics_count() to anon, service_role;
