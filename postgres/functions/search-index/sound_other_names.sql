-- Stores the sound of the other names of people and albums when an alias or a name in the other script changes.
create or replace function private.sound_other_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_of_albums constant boolean := tg_table_name in ('album_aliases', 'album_facts');
  owner_key constant text := case when is_of_albums then 'album_id' else 'name_key' end;
  name_column constant text := case when tg_table_name in ('person_facts', 'album_facts') then 'other_name' else 'alias' end;
  changed text;
  entries text;
  ids bigint[];
  names text[];
begin
  -- Other triggers write here with statements that mostly find no row, and the queries below are planned at each call.
  if tg_op = 'DELETE' then
    if not exists (select from old_names) then
      return null;
    end if;
  elsif not exists (select from new_names) then
    return null;
  end if;
  changed := case tg_op
    when 'INSERT' then format('select n.%I as key from new_names as n where n.%I is not null', owner_key, name_column)
    when 'DELETE' then format('select o.%I as key from old_names as o where o.%I is not null', owner_key, name_column)
    else format(
      '(select n.%1$I as key, n.%2$I from new_names as n except select o.%1$I, o.%2$I from old_names as o)
       union (select o.%1$I, o.%2$I from old_names as o except select n.%1$I, n.%2$I from new_names as n)', owner_key, name_column)
  end;
  foreach entries in array case when is_of_albums then array['albums'] else array['singers', 'lyricists', 'music_directors'] end loop
    execute format(
      'select array_agg(e.id), array_agg(e.name) from public.%1$I as e where e.%2$I in (select c.key from (%3$s) as c)',
      entries, case when is_of_albums then 'id' else 'name_key' end, changed)
    into ids, names;
    if ids is not null then
      perform private.write_name_sounds(entries, ids, names);
      perform private.find_twins_of_names(entries, ids);
    end if;
  end loop;
  return null;
end
$$;
revoke all on function private.sound_other_names() from public;

do $$
declare
  names text;
begin
  foreach names in array array['person_aliases', 'album_aliases', 'person_facts', 'album_facts'] loop
    execute format(
      'create or replace trigger names_added after insert on public.%1$I
       referencing new table as new_names for each statement execute function private.sound_other_names();
       create or replace trigger names_changed after update on public.%1$I
       referencing old table as old_names new table as new_names for each statement execute function private.sound_other_names();
       create or replace trigger names_removed after delete on public.%1$I
       referencing old table as old_names for each statement execute function private.sound_other_names();',
      names);
  end loop;
end
$$;
