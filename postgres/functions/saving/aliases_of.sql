-- The aliases of an album or a person, in the order in which they were given.
create or replace function private.aliases_of(entries text, entry_id bigint) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(a.alias order by a.created_at, a.alias_key), '{}')
  from (
    select p.alias, p.alias_key, p.created_at from public.person_aliases as p
    where entries <> 'albums' and p.name_key = private.name_key_of(entries, entry_id)
    union all
    select l.alias, l.alias_key, l.created_at from public.album_aliases as l
    where entries = 'albums' and l.album_id = entry_id
  ) as a;
$$;
revoke all on function private.aliases_of(text, bigint) from public;
