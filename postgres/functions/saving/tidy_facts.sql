-- Normalizes the facts of a person or an album before they are checked and stored, and gives each change a new version.
create or replace function private.tidy_facts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.other_name := private.tidy_line(new.other_name);
  new.about := private.tidy_line(new.about);
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    end if;
  end if;
  return new;
end
$$;
revoke all on function private.tidy_facts() from public;

create or replace trigger tidy before insert or update on public.person_facts
for each row execute function private.tidy_facts();
create or replace trigger tidy before insert or update on public.album_facts
for each row execute function private.tidy_facts();
