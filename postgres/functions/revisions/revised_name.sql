-- The title or name of a song, person or album, also of a draft and of one in the trash; of a setting its key. Null
-- if there is none.
create or replace function private.revised_name(revised_table text, revised_key text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  name_column text := case revised_table when 'lyrics' then 'title' else 'name' end;
  found_name text;
begin
  if revised_table = 'settings' then
    return revised_key;
  end if;
  -- As text: a table by its name.
  execute format('select r.%I from public.%I as r where r.id = $1', name_column, revised_table)
  into found_name using revised_key::bigint;
  if found_name is null and revised_table = 'lyrics' then
    select d.title into found_name from private.drafts as d where d.id = revised_key::bigint;
  end if;
  return coalesce(found_name, (
    select t.deleted_row ->> name_column from private.trash as t
    where (t.table_name = revised_table or t.table_name = 'drafts' and revised_table = 'lyrics')
      and t.row_id = revised_key::bigint order by t.id desc limit 1));
end
$$;
revoke all on function private.revised_name(text, text) from public;
