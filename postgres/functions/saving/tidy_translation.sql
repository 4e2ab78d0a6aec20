-- Normalizes a translation before it is checked and stored.
create or replace function private.tidy_translation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.english := private.tidy_lines(new.english);
  new.plain_hindi := private.tidy_lines(new.plain_hindi);
  new.translator := private.tidy_line(new.translator);
  return new;
end
$$;
revoke all on function private.tidy_translation() from public;

create or replace trigger tidy before insert or update on public.lyric_translations
for each row execute function private.tidy_translation();
