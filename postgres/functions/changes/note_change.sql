-- Records a change of a row in a public table for those who follow the catalogue. Views are not recorded, because they
-- do not change `updated_at`. From the thousandth change of a transaction on, one "many" replaces further changes,
-- which then cost next to nothing.
--
-- The arguments of the trigger name the key columns of the table. Times are written in UTC, so that they compare as
-- text whoever made the change.
create or replace function private.note_change() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  many constant integer := 1000;
  -- The changes recorded in this transaction; an empty text if an earlier transaction of the session has recorded some.
  noted integer := coalesce(nullif(current_setting('antara.noted_changes', true), ''), '0')::integer;
  new_record jsonb;
  old_key jsonb;
begin
  if noted >= many then
    return null;
  end if;
  if tg_op = 'TRUNCATE' or noted = many - 1 then
    delete from private.changes as c where c.transaction_id = pg_current_xact_id();
    insert into private.changes (place, type) values (noted + 1, 'MANY');
    perform set_config('antara.noted_changes', many::text, true);
    return null;
  end if;
  if tg_op <> 'DELETE' then
    new_record := to_jsonb(new);
  end if;
  if tg_op <> 'INSERT' then
    select jsonb_object_agg(key.name, to_jsonb(old) -> key.name) into old_key from unnest(tg_argv) as key (name);
  end if;
  insert into private.changes (place, type, table_name, record, old_key)
  values (noted + 1, tg_op, tg_table_name, new_record, old_key);
  perform set_config('antara.noted_changes', (noted + 1)::text, true);
  return null;
end
$$;
revoke all on function private.note_change() from public;

-- Lets followers of the catalogue know of each change of a table.
create or replace function private.follow_table(followed text) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  key text[];
  is_changed text;
begin
  select array_agg(a.attname::text order by k.place),
    string_agg(format('old.%1$I is distinct from new.%1$I', a.attname), ' or ' order by k.place)
  into key, is_changed
  from pg_catalog.pg_constraint as c
    cross join unnest(c.conkey) with ordinality as k (attnum, place)
    join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.conrelid = format('public.%I', followed)::regclass and c.contype = 'p';
  execute format(
    'create or replace trigger note_change after insert or delete on public.%I
     for each row execute function private.note_change(%s)',
    followed, (select string_agg(quote_literal(name), ', ') from unnest(key) as name));
  -- A condition of the trigger, so that nothing is queued if it is false.
  execute format(
    'create or replace trigger note_update after update on public.%I
     for each row when (old.updated_at is distinct from new.updated_at or %s)
     execute function private.note_change(%s)',
    followed, is_changed, (select string_agg(quote_literal(name), ', ') from unnest(key) as name));
  execute format(
    'create or replace trigger note_emptying after truncate on public.%I
     for each statement execute function private.note_change()',
    followed);
end
$$;
revoke all on function private.follow_table(text) from public;

-- Those with parts of them: functions/revisions/revised_parts.sql.
select private.follow_table(followed)
from unnest(array['albums', 'singers', 'lyricists', 'music_directors', 'lyrics', 'settings', 'words']) as followed;
