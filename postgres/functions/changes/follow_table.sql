-- Has the changes of a table noted, for private.settle, and for those who follow the catalogue if it is public.
create or replace function private.follow_table(followed text, of_schema text default 'public') returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  event record;
  key_columns constant text := (
    select string_agg(quote_literal(a.attname), ', ' order by k.place)
    from pg_catalog.pg_constraint as c
    cross join unnest(c.conkey) with ordinality as k (attnum, place)
    join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.conrelid = format('%I.%I', of_schema, followed)::regclass and c.contype = 'p');
begin
  for event in
    select * from (values
      ('note_added', 'insert', 'referencing new table as new_rows'),
      ('note_changed', 'update', 'referencing old table as old_rows new table as new_rows'),
      ('note_removed', 'delete', 'referencing old table as old_rows'),
      ('note_emptied', 'truncate', '')
    ) as e (name, what, rows)
  loop
    -- As text: a table by its name.
    execute format(
      'create or replace trigger %I after %s on %I.%I %s for each statement execute function private.note(%s)',
      event.name, event.what, of_schema, followed, event.rows, key_columns);
  end loop;
end
$$;
revoke all on function private.follow_table(text, text) from public;
