-- The ids of the lyricists that a keyword finds, best first (functions/search-names/find_names.sql). Security
-- definer, because other roles have no access to the search tables.
create or replace function public.search_lyricists_ids(keyword text)
returns table (lyricist_id bigint)
language sql stable security definer
set search_path = ''
as $$
  select n.entry_id from private.find_names(keyword, true) as n where n.entries = 'lyricists' order by n.place;
$$;
revoke all on function public.search_lyricists_ids(text) from public;
grant execute on function public.search_lyricists_ids(text) to anon, service_role;
