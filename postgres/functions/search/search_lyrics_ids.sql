-- The songs that a keyword finds, best first (functions/search/search_songs.sql). Runs with its owner's rights, because what it looks
-- things up in is closed to everybody else.
create or replace function public.search_lyrics_ids(keyword text)
returns table (lyric_id bigint)
language sql stable security definer
set search_path = ''
as $$
  select s.lyric_id from private.search_songs(keyword, private.read_keyword(keyword), private.most_hits() + 1) as s;
$$;
revoke all on function public.search_lyrics_ids(text) from public;
grant execute on function public.search_lyrics_ids(text) to anon, service_role;
