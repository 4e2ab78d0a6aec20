-- The other names of albums, singers, lyricists or music directors: their aliases and the name in the other script, each once;
-- `entries` is the name of the table. An equal spelling of the name itself is none.
create or replace function private.other_names_of(entries text, ids bigint[]) returns table (entry_id bigint, name text, name_key text)
language plpgsql stable
set search_path = ''
as $$
begin
  return query execute format(
    case entries
      when 'albums' then
        'select distinct on (e.id, o.key) e.id, o.name, o.key
         from public.%1$I as e
         cross join lateral (
           select a.alias, a.alias_key, 1 from public.album_aliases as a where a.album_id = e.id
           union all
           select f.other_name, private.name_key(f.other_name), 2 from public.album_facts as f
           where f.album_id = e.id and f.other_name is not null
         ) as o (name, key, place)'
      else
        'select distinct on (e.id, o.key) e.id, o.name, o.key
         from public.%1$I as e
         cross join lateral (
           select a.alias, a.alias_key, 1 from public.person_aliases as a where a.name_key = e.name_key
           union all
           select f.other_name, private.name_key(f.other_name), 2 from public.person_facts as f
           where f.name_key = e.name_key and f.other_name is not null
         ) as o (name, key, place)'
    end || ' where e.id = any ($1) and o.key <> e.name_key order by e.id, o.key, o.place', entries)
  using ids;
end
$$;
revoke all on function private.other_names_of(text, bigint[]) from public;
