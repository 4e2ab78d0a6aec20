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
