-- Sets the aliases of an album, or of a person in all roles; null keeps what is stored. Drops blank ones, repeats and
-- the name itself. Runs no statement without effect, because each would fire the triggers of the table. Raises AN006
-- (functions/names/refuse_name.sql).
create or replace function private.write_aliases(entries text, entry_id bigint, aliases text[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  own_key text := private.name_key_of(entries, entry_id);
  keys text[];
  names text[];
  stored text[] := private.aliases_of(entries, entry_id);
begin
  if aliases is null then
    return;
  end if;
  select coalesce(array_agg(d.key order by d.place), '{}'),
    coalesce(array_agg(private.tidy_line(d.name) order by d.place), '{}')
  into keys, names
  from private.distinct_names(aliases) as d where d.key <> own_key;
  if names <@ stored and stored <@ names then
    return;
  end if;
  if entries = 'albums' then
    delete from public.album_aliases as a where a.album_id = entry_id and a.alias_key <> all (keys);
    insert into public.album_aliases as a (album_id, alias, created_at)
    select entry_id, n.name, clock_timestamp() from unnest(names) as n (name) where n.name <> all (stored)
    on conflict (album_id, alias_key) do update set alias = excluded.alias;
  else
    delete from public.person_aliases as a where a.name_key = own_key and a.alias_key <> all (keys);
    insert into public.person_aliases as a (name_key, alias, created_at)
    select own_key, n.name, clock_timestamp() from unnest(names) as n (name) where n.name <> all (stored)
    on conflict (alias_key) do update set alias = excluded.alias;
  end if;
end
$$;
revoke all on function private.write_aliases(text, bigint, text[]) from public;
