-- What leaves the trash for good is not told apart any more.
create or replace function private.forget_differences() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.different_entries as d using gone as g
  where d.entries = g.table_name and g.row_id in (d.first_id, d.second_id)
    and not exists (select from private.trash as t where t.table_name = g.table_name and t.row_id = g.row_id)
    and case g.table_name
      when 'lyrics' then not exists (select from public.lyrics as l where l.id = g.row_id)
      -- Drafts and words are never paired.
      when 'drafts' then false
      when 'words' then false
      else private.name_key_of(g.table_name, g.row_id) is null
    end;
  return null;
end
$$;
revoke all on function private.forget_differences() from public;

create or replace trigger forget_differences after delete on private.trash
referencing old table as gone for each statement execute function private.forget_differences();
