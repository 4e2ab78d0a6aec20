-- Credits of a draft in the form of functions/revisions/state_of.sql, from typed names. A person who does not exist
-- has no id.
create or replace function private.draft_credits(people text, names jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  credits jsonb;
begin
  -- As text: a table by its name.
  execute format(
    'select coalesce(jsonb_agg(
       jsonb_build_object(''id'', p.id, ''name'', coalesce(p.name, m.name)) order by m.place), ''[]'')
     from private.people_meant(%1$L, array(select jsonb_array_elements_text($1))) as m
     left join public.%1$I as p on p.name_key = m.key', people)
  into credits using names;
  return credits;
end
$$;
revoke all on function private.draft_credits(text, jsonb) from public;
