-- Normalizes an album's fields, and updates its key and letter.
create or replace function private.tidy_album() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.name := coalesce(private.tidy_line(new.name), '');
  new.name_key := private.name_key(new.name);
  new.letter := private.first_letter(new.name_key);
  new.cover_image_url := private.tidy_line(new.cover_image_url);
  return new;
end
$$;
revoke all on function private.tidy_album() from public;

create or replace trigger tidy before insert or update on public.albums
for each row execute function private.tidy_album();
