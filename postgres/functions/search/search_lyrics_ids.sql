-- The ids of the songs that a keyword finds, best first (functions/search/search_songs.sql). Security definer,
-- because other roles have no access to the search tables.
create or replace function public.search_lyrics_ids(keyword text)
returns table (lyric_id bigint)
language sql stable security definer
set search_path = ''
as $$
  select s.lyric_id from private.search_songs(keyword, private.read_keyword(keyword), private.most_hits() + 1) as s;
$$;
revoke all on function public.search_lyrics_ids(text) from public;
grant execute on function public.search_lyrics_ids(text) to anon, service_role;
