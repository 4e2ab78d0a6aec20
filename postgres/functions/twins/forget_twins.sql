-- Forgets the likely twins of what is deleted.
create or replace function private.forget_twins() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.likely_twins as t using gone as g where t.entries = tg_table_name and t.first_id = g.id;
  delete from private.likely_twins as t using gone as g where t.entries = tg_table_name and t.second_id = g.id;
  return null;
end
$$;
revoke all on function private.forget_twins() from public;

do $$
declare
  paired text;
begin
  foreach paired in array array['lyrics', 'albums', 'singers', 'lyricists', 'music_directors'] loop
    execute format(
      'create or replace trigger forget_twins after delete on public.%1$I
       referencing old table as gone for each statement execute function private.forget_twins();', paired);
  end loop;
end
$$;

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
