-- Credits of a draft in the form of functions/revisions/state_of.sql, from typed names. A person who does not exist has no id.
create or replace function private.draft_credits(people text, names jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  credits jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', p.id, ''name'', coalesce(p.name, d.name)) order by d.place), ''[]'')
     from private.distinct_names(array(select jsonb_array_elements_text($1))) as d
     left join public.%I as p on p.name_key = d.key', people)
  into credits using names;
  return credits;
end
$$;
revoke all on function private.draft_credits(text, jsonb) from public;
