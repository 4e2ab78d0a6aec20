-- Normalizes an album's fields, updates its key and letter, and gives each change a new version.
create or replace function private.tidy_album() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.name := coalesce(private.tidy_line(new.name), '');
  new.name_key := private.name_key(new.name);
  new.letter := private.first_letter(new.name_key);
  new.cover_image_url := private.tidy_line(new.cover_image_url);
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    end if;
  end if;
  return new;
end
$$;
revoke all on function private.tidy_album() from public;

create or replace trigger tidy before insert or update on public.albums
for each row execute function private.tidy_album();
