-- Finds the person of a former credit by the old id or name. Null if there is none.
create or replace function private.person_still_there(people text, credit jsonb) returns bigint
language plpgsql stable
set search_path = ''
as $$
declare
  found_id bigint;
begin
  execute format(
    'select coalesce(
       (select p.id from public.%1$I as p where p.id = ($1 ->> ''id'')::bigint),
       (select p.id from public.%1$I as p where p.name_key = private.name_key($1 ->> ''name'')))', people)
  into found_id using credit;
  return found_id;
end
$$;
revoke all on function private.person_still_there(text, jsonb) from public;
