-- Records for functions/counts/keep_counts.sql which albums and people were added, changed or removed.
create or replace function private.count_entries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from private.count_changes as c where c.transaction_id = pg_current_xact_id());
begin
  if tg_op = 'INSERT' then
    insert into private.count_changes (is_first, entries, entry_id, letter, total)
    select is_new and row_number() over () = 1, tg_table_name, n.id, n.letter, 1 from new_entries as n;
  elsif tg_op = 'DELETE' then
    insert into private.count_changes (is_first, entries, entry_id, letter, total)
    select is_new and row_number() over () = 1, tg_table_name, o.id, o.letter, -1 from old_entries as o;
  elsif tg_op = 'UPDATE' then
    insert into private.count_changes (is_first, entries, entry_id, letter, total)
    select is_new and row_number() over () = 1, tg_table_name, c.id, c.letter, c.total
    from old_entries as o full join new_entries as n on n.id = o.id
    cross join lateral (values (o.id, o.letter, -1), (n.id, n.letter, 1)) as c (id, letter, total)
    -- Also a changed picture or year, of which the stored counts know (functions/managed-lists/entry_states.sql).
    where c.id is not null and (o.name_key, o.letter, o.updated_at) is distinct from (n.name_key, n.letter, n.updated_at);
  else
    -- TRUNCATE locks the table, so the stored counts are current, and all of them are subtracted.
    delete from private.count_changes as c where c.entries = tg_table_name;
    insert into private.count_changes (is_first, entries, entry_id, letter, total)
    select row_number() over () = 1, tg_table_name, c.entry_id, c.letter, -c.count
    from (
      select null::bigint as entry_id, t.letter, t.count from private.totals as t where t.entries = tg_table_name
      union all
      select s.entry_id, '', 0 from private.song_counts as s where s.entries = tg_table_name
    ) as c;
  end if;
  return null;
end
$$;
revoke all on function private.count_entries() from public;

do $$
declare
  counted text;
begin
  foreach counted in array array['singers', 'lyricists', 'music_directors', 'albums'] loop
    execute format(
      'create or replace trigger entries_added after insert on public.%1$I
       referencing new table as new_entries for each statement execute function private.count_entries();
       create or replace trigger entries_changed after update on public.%1$I
       referencing old table as old_entries new table as new_entries for each statement execute function private.count_entries();
       create or replace trigger entries_removed after delete on public.%1$I
       referencing old table as old_entries for each statement execute function private.count_entries();
       create or replace trigger entries_emptied after truncate on public.%1$I
       for each statement execute function private.count_entries();',
      counted);
  end loop;
end
$$;
