-- Normalizes the facts of a person or an album before they are checked and stored.
create or replace function private.tidy_facts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.other_name := private.tidy_line(new.other_name);
  new.about := private.tidy_line(new.about);
  return new;
end
$$;
revoke all on function private.tidy_facts() from public;

create or replace trigger tidy before insert or update on public.person_facts
for each row execute function private.tidy_facts();
create or replace trigger tidy before insert or update on public.album_facts
for each row execute function private.tidy_facts();
