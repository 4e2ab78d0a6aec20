-- Normalizes a note before it is checked and stored.
create or replace function private.tidy_note() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.line := coalesce(private.tidy_line(new.line), '');
  new.note := coalesce(private.tidy_lines(new.note), '');
  return new;
end
$$;
revoke all on function private.tidy_note() from public;

create or replace trigger tidy before insert or update on public.lyric_notes
for each row execute function private.tidy_note();
