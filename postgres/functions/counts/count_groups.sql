-- Records for functions/counts/keep_counts.sql how many songs each spelling of a genre, each year and each list of a
-- person and a decade, and how many first lines each letter has gained and lost. The arguments of a trigger are pairs: what is counted, as private.totals names it,
-- and its column.
create or replace function private.count_groups() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from private.count_changes as c where c.transaction_id = pg_current_xact_id());
begin
  -- Many statements change no row, and the query below is planned at each call.
  if tg_op = 'DELETE' then
    if not exists (select from old_rows) then
      return null;
    end if;
  elsif tg_op <> 'TRUNCATE' then
    if not exists (select from new_rows) then
      return null;
    end if;
  end if;
  for place in 0 .. tg_nargs - 1 by 2 loop
    if tg_op = 'TRUNCATE' then
      -- TRUNCATE locks the table, so the stored counts are current, and all of them are subtracted.
      delete from private.count_changes as c where c.entries = tg_argv[place];
      insert into private.count_changes (is_first, entries, letter, total)
      select row_number() over () = 1, t.entries, t.letter, -t.count
      from private.totals as t where t.entries = tg_argv[place] and t.count <> 0;
    else
      execute format(
        'insert into private.count_changes (is_first, entries, letter, total)
         select $1 and row_number() over () = 1, %L, c.%I, sum(c.songs) from (%s) as c
         where c.%2$I is not null group by c.%2$I having sum(c.songs) <> 0',
        tg_argv[place], tg_argv[place + 1],
        concat_ws(' union all ',
          case when tg_op <> 'INSERT' then 'select *, -1 as songs from old_rows' end,
          case when tg_op <> 'DELETE' then 'select *, 1 as songs from new_rows' end))
      using is_new;
      is_new := is_new and not found;
    end if;
  end loop;
  return null;
end
$$;
revoke all on function private.count_groups() from public;

do $$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('song_groups', '''genres'', ''genre'', ''years'', ''year'''), ('first_lines', '''first_lines'', ''letter'''),
      ('decade_lists', '''decade_lists'', ''list''')
    ) as c (table_name, pairs)
  loop
    execute format(
      'create or replace trigger groups_added after insert on private.%1$I
       referencing new table as new_rows for each statement execute function private.count_groups(%2$s);
       create or replace trigger groups_changed after update on private.%1$I
       referencing old table as old_rows new table as new_rows for each statement execute function private.count_groups(%2$s);
       create or replace trigger groups_removed after delete on private.%1$I
       referencing old table as old_rows for each statement execute function private.count_groups(%2$s);
       create or replace trigger groups_emptied after truncate on private.%1$I
       for each statement execute function private.count_groups(%2$s);',
      counted.table_name, counted.pairs);
  end loop;
end
$$;
