-- The name of a singer, lyricist or music director, also of one that was just deleted: then it is in the trash.
create or replace function private.remembered_name(people text, person_id bigint) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  found_name text;
begin
  -- As text: a table by its name.
  execute format('select p.name from public.%I as p where p.id = $1', people) into found_name using person_id;
  return coalesce(found_name, (
    select t.deleted_row ->> 'name' from private.trash as t
    where t.table_name = people and t.row_id = person_id order by t.id desc limit 1));
end
$$;
revoke all on function private.remembered_name(text, bigint) from public;
