-- Refuses a new or changed name of a person or an album that is another name of somebody else
-- (functions/names/refuse_name.sql). One's own other name may become the name, and is none then.
create or replace function private.refuse_taken_alias() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  owner record;
begin
  if tg_table_name = 'albums' then
    if tg_op = 'UPDATE' and (new.name_key, new.year) is not distinct from (old.name_key, old.year) then
      return null;
    end if;
    delete from public.album_aliases as a where a.album_id = new.id and a.alias_key = new.name_key;
    select o.name, o.year into owner
    from (
      select new.name_key as key
      union all
      select own.alias_key from public.album_aliases as own
      where own.album_id = new.id
    ) as mine
    cross join lateral (
      select a.album_id as id from public.album_aliases as a where a.alias_key = mine.key
      union all
      -- Equal names are refused by the table.
      select n.id from public.albums as n where n.name_key = mine.key and mine.key <> new.name_key
    ) as other
    join public.albums as o on o.id = other.id
    where o.id <> new.id and o.year is not distinct from new.year
    limit 1;
    if found then
      perform private.refuse_name(new.name, owner.name, owner.year, false);
    end if;
    return null;
  end if;
  if tg_op = 'UPDATE' and new.name_key = old.name_key then
    return null;
  end if;
  -- The other name of nobody gives way.
  delete from public.person_aliases as a
  where a.alias_key = new.name_key and private.name_of_key(a.name_key) is null
    and (tg_op = 'INSERT' or a.name_key <> old.name_key);
  select a.name_key, coalesce(private.name_of_key(a.name_key), a.name_key) as name into owner
  from public.person_aliases as a where a.alias_key = new.name_key;
  if not found then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if owner.name_key = old.name_key and private.name_of_key(old.name_key) is null then
      delete from public.person_aliases as a where a.alias_key = new.name_key;
      return null;
    end if;
  end if;
  perform private.refuse_name(new.name, owner.name, null, false);
  return null;
end
$$;
revoke all on function private.refuse_taken_alias() from public;

do $$
declare
  entries text;
begin
  foreach entries in array array['singers', 'lyricists', 'music_directors', 'albums'] loop
    -- Runs after the history (functions/revisions/revise_row.sql), by its name: the history keeps an other name that
    -- becomes the name.
    -- As text: a table by its name.
    execute format(
      'create or replace trigger still_free after insert or update of %s on public.%I
       for each row execute function private.refuse_taken_alias()',
      case entries when 'albums' then 'name, year' else 'name' end, entries);
  end loop;
end
$$;
