-- What callers of the data service may offer somebody who has typed these names of people, each text one or several
-- with commas between them (functions/names/names_offered.sql). Security definer, because other roles have no access
-- to `private`.
create or replace function public.offered_names(texts text[])
returns table (typed text, names text[], is_chosen boolean)
language sql stable security definer
set search_path = ''
as $$
  select o.typed, o.names, o.is_chosen from private.names_offered(texts) as o order by o.typed;
$$;
revoke all on function public.offered_names(text[]) from public, anon;
grant execute on function public.offered_names(text[]) to service_role;
