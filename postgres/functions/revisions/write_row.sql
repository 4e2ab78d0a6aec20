-- Gives a row the fields of a state that no form has, such as when a song was added. A column that the table has no
-- more is left out.
create or replace function private.write_row(table_name text, row_id bigint, state jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
  from pg_catalog.pg_attribute as a
  where a.attrelid = format('public.%I', table_name)::regclass
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and state ? a.attname;
  -- As text: a table by its name.
  execute format(
    'update public.%1$I as r set (%2$s) = (select %2$s from jsonb_populate_record(r, $2))
     where r.id = $1 and row(%3$s) is distinct from (select row(%2$s) from jsonb_populate_record(r, $2))',
    table_name, columns, (select string_agg('r.' || name, ', ') from unnest(string_to_array(columns, ', ')) as name))
  using row_id, state;
end
$$;
revoke all on function private.write_row(text, bigint, jsonb) from public;
