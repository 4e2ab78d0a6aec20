-- Stores the sound of changed names of singers, lyricists, music directors and albums until they are deleted, and notes who may be the
-- same.
create or replace function private.sound_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  ids bigint[];
  names text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n.id), array_agg(n.name) into ids, names from new_entries as n;
  elsif tg_op = 'UPDATE' then
    delete from private.search_names as n using old_entries as o
    where n.entries = tg_table_name and n.entry_id = o.id and not exists (select from new_entries as e where e.id = o.id);
    select array_agg(n.id), array_agg(n.name) into ids, names from new_entries as n
    where not exists (select from old_entries as o where o.id = n.id and o.name = n.name);
  elsif tg_op = 'DELETE' then
    delete from private.search_names as n using old_entries as o where n.entries = tg_table_name and n.entry_id = o.id;
  else
    delete from private.search_names as n where n.entries = tg_table_name;
  end if;
  if cardinality(ids) > 0 then
    perform private.write_name_sounds(tg_table_name, ids, names);
    perform private.find_twins_of_names(tg_table_name, ids);
  end if;
  return null;
end
$$;
revoke all on function private.sound_names() from public;

do $$
declare
  entries text;
begin
  foreach entries in array array['singers', 'lyricists', 'music_directors', 'albums'] loop
    execute format(
      'create or replace trigger names_added after insert on public.%1$I
       referencing new table as new_entries for each statement execute function private.sound_names();
       create or replace trigger names_changed after update on public.%1$I
       referencing old table as old_entries new table as new_entries for each statement execute function private.sound_names();
       create or replace trigger names_removed after delete on public.%1$I
       referencing old table as old_entries for each statement execute function private.sound_names();
       create or replace trigger names_emptied after truncate on public.%1$I
       for each statement execute function private.sound_names();',
      entries);
  end loop;
end
$$;
