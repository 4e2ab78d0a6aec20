-- Inserts a deleted row again. Values are taken by the names of columns, so that newer columns get their defaults.
-- For AN004, AN005 and AN006 see functions/trash/restore_from_trash.sql.
create or replace function private.restore_row(table_name text, deleted_row jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  columns text;
  taken_by text;
  row_id bigint := (deleted_row ->> 'id')::bigint;
  -- A new version, so that old forms are stale.
  restored jsonb := deleted_row || jsonb_build_object('updated_at', clock_timestamp());
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
  from pg_catalog.pg_attribute as a
  where a.attrelid = ('public.' || quote_ident(table_name))::regclass
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and restored ? a.attname;
  -- As text: a table by its name.
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    table_name, columns)
  using restored;
exception when unique_violation then
  -- As text: a table by its name.
  execute format(
    'select json_build_object(''id'', t.id, ''name'', t.%I)::text from public.%I as t where t.id = $1',
    case table_name when 'lyrics' then 'title' when 'words' then 'word' else 'name' end, table_name)
  into taken_by using row_id;
  if taken_by is not null then
    raise exception using errcode = 'AN005', message = 'The number is taken.', detail = taken_by;
  end if;
  if table_name = 'words' then
    select json_build_object('id', w.id, 'name', w.word)::text into taken_by from public.words as w
    where w.word = deleted_row ->> 'word';
  elsif table_name <> 'lyrics' then
    taken_by := private.entry_named(table_name, deleted_row ->> 'name', (deleted_row ->> 'year')::integer);
  end if;
  raise exception using
    errcode = case when taken_by is null then '40001' else 'AN004' end,
    message = case when taken_by is null then 'Its number was taken meanwhile.' else 'This name is taken.' end,
    detail = coalesce(taken_by, '');
end
$$;
revoke all on function private.restore_row(text, jsonb) from public;
