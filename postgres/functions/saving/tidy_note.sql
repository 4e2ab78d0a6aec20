-- Normalizes a note before it is checked and stored, and gives each change a new version.
create or replace function private.tidy_note() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.line := coalesce(private.tidy_line(new.line), '');
  new.note := coalesce(private.tidy_lines(new.note), '');
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    end if;
  end if;
  return new;
end
$$;
revoke all on function private.tidy_note() from public;

create or replace trigger tidy before insert or update on public.lyric_notes
for each row execute function private.tidy_note();
