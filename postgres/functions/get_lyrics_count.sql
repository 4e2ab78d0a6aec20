-- The number of songs.
create or replace function public.get_lyrics_count() returns bigint
language sql stable parallel safe
set search_path = ''
as $$
  select count(*) from public.lyrics;
$$;
revoke all on function public.get_lyrics_count() from public;
grant execute on function public.get_lyrics_count() to anon, service_role;
