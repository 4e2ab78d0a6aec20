-- The whole present state of a song, person, album or setting: its row (functions/revisions/row_state.sql) and each of its parts under
-- the name of the table. Null if it does not exist.
create or replace function private.state_of(table_name text, row_key text) returns jsonb
language plpgsql stable
set search_path = ''
set timezone = 'UTC'
as $$
declare
  state jsonb;
  name_key text;
  each record;
  part_rows jsonb;
begin
  execute format('select to_jsonb(r) from public.%I as r where %s', table_name,
    case table_name when 'settings' then 'r.key = $1' else 'r.id = $1::bigint' end)
  into state using row_key;
  if state is null then
    return null;
  end if;
  name_key := state ->> 'name_key';
  state := private.row_state(table_name, state);
  for each in select * from private.revised_parts() as p where p.owner = table_name loop
    execute 'select ' || private.part_state(each.key_column, each.people, format(
      '(select * from public.%I as r where r.%I = %s)', each.part, each.key_column,
      case each.key_column when 'name_key' then '$2' else '$1::bigint' end))
    into part_rows using row_key, name_key;
    state := state || jsonb_build_object(each.part, part_rows);
  end loop;
  return state;
end
$$;
revoke all on function private.state_of(text, text) from public;
