-- Finds the person of a former credit by the old id, also after a merge, or by the name. Null if there is none.
create or replace function private.person_still_there(people text, credit jsonb) returns bigint
language plpgsql stable
set search_path = ''
as $$
declare
  found_id bigint;
begin
  -- As text: a table by its name.
  execute format(
    'select coalesce(
       (select p.id from public.%1$I as p where p.id = ($1 ->> ''id'')::bigint),
       private.merged_into(%1$L, ($1 ->> ''id'')::bigint),
       (select p.id from private.people_meant(%1$L, array[$1 ->> ''name'']) as meant
         join public.%1$I as p on p.name_key = meant.key))',
    people)
  into found_id using credit;
  return found_id;
end
$$;
revoke all on function private.person_still_there(text, jsonb) from public;
