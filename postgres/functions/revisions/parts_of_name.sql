-- The states of the parts that belong to a name (functions/revisions/revised_parts.sql); empty if the name is not
-- another one.
create or replace function private.parts_of_name(revised_table text, key text, other_key text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  state jsonb := '{}';
  each record;
  part_rows jsonb;
begin
  if revised_table = 'albums' or key is not distinct from other_key then
    return state;
  end if;
  for each in
    select * from private.revised_parts() as p where p.owner = revised_table and p.key_column = 'name_key'
  loop
    -- As text: a table by its name.
    execute 'select ' || private.part_state(
      each.key_column, null, format('(select * from public.%I as r where r.name_key = $1)', each.part))
    into part_rows using key;
    state := state || jsonb_build_object(each.part, part_rows);
  end loop;
  return state;
end
$$;
revoke all on function private.parts_of_name(text, text, text) from public;
