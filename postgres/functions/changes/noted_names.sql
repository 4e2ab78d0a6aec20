-- The people or albums whose names this transaction has noted as changed, or one of their other names; for albums
-- also those of another year, by which likely twins are told apart. `noted_entries` is the name of their table.
create or replace function private.noted_names(noted_entries text) returns table (id bigint, name text)
language plpgsql stable
set search_path = ''
as $$
declare
  ids bigint[];
  keys text[];
begin
  select array_agg((n.is_now ->> 'id')::bigint) filter (
      where n.table_name = noted_entries and (
        n.was is null
        or (n.was -> 'id', n.was -> 'name', n.was -> 'year') is distinct from
          (n.is_now -> 'id', n.is_now -> 'name', n.is_now -> 'year'))),
    array_agg(owner.key) filter (where owner.key is not null)
  into ids, keys
  from private.noted as n
  cross join lateral (
    select n.was ->> 'other_name' is distinct from n.is_now ->> 'other_name'
      or n.was ->> 'alias' is distinct from n.is_now ->> 'alias'
      or coalesce(n.was ->> 'name_key', n.was ->> 'album_id')
        is distinct from coalesce(n.is_now ->> 'name_key', n.is_now ->> 'album_id') as is_named_otherwise
  ) as names
  cross join lateral (
    select case when names.is_named_otherwise and n.table_name = any (case noted_entries
        when 'albums' then array['album_aliases', 'album_facts'] else array['person_aliases', 'person_facts'] end)
      then each.key end as key
    from (values (coalesce(n.was ->> 'name_key', n.was ->> 'album_id')),
      (coalesce(n.is_now ->> 'name_key', n.is_now ->> 'album_id'))) as each (key)
  ) as owner
  where n.transaction_id = pg_current_xact_id();
  if ids is null and keys is null then
    return;
  end if;
  -- An album is named by its id, people by their name.
  -- As text: a table by its name.
  return query execute format(
    'select e.id, e.name from public.%I as e where e.id = any ($1) or %s',
    noted_entries, case noted_entries when 'albums' then 'e.id = any ($2::bigint[])' else 'e.name_key = any ($2)' end)
  using ids, keys;
end
$$;
revoke all on function private.noted_names(text) from public;
