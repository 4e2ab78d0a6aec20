-- Normalizes the fields of a singer, lyricist or music director, and updates key and letter of the name.
create or replace function private.tidy_person() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.name := coalesce(private.tidy_line(new.name), '');
  new.name_key := private.name_key(new.name);
  new.letter := private.first_letter(new.name_key);
  new.image_url := private.tidy_line(new.image_url);
  return new;
end
$$;
revoke all on function private.tidy_person() from public;

create or replace trigger tidy before insert or update on public.singers
for each row execute function private.tidy_person();
create or replace trigger tidy before insert or update on public.lyricists
for each row execute function private.tidy_person();
create or replace trigger tidy before insert or update on public.music_directors
for each row execute function private.tidy_person();
