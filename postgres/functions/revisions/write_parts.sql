-- Gives a row the parts of a state (functions/revisions/state_of.sql), other than credits. Parts that are as they
-- should be are not written.
create or replace function private.write_parts(table_name text, row_id bigint, state jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  present jsonb := private.state_of(table_name, row_id::text);
  each record;
  columns text;
  part_key text;
begin
  for each in
    select * from private.revised_parts() as p where p.owner = table_name and p.people is null and state ? p.part
  loop
    continue when state -> each.part = present -> each.part;
    part_key := case each.key_column
      when 'name_key' then private.name_key_of(table_name, row_id) else row_id::text end;
    -- As text: a table by its name.
    execute format('delete from public.%I where %I = %L', each.part, each.key_column, part_key);
    select string_agg(distinct quote_ident(k.name), ', ') into columns
    from jsonb_array_elements(state -> each.part) as r (part_row)
    cross join jsonb_object_keys(r.part_row) as k (name);
    if columns is not null then
      -- As text: a table by its name.
      execute format(
        'insert into public.%1$I (%2$I, %3$s) select %4$L, %3$s from jsonb_populate_recordset(null::public.%1$I, $1)',
        each.part, each.key_column, columns, part_key)
      using state -> each.part;
    end if;
  end loop;
end
$$;
revoke all on function private.write_parts(text, bigint, jsonb) from public;
