-- Prevents a song's version from going back, whatever is written into it.
create or replace function private.grow_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;
revoke all on function private.grow_version() from public;

create or replace trigger grow_version before update of updated_at on public.lyrics
for each row when (new.updated_at is null or new.updated_at < old.updated_at) execute function private.grow_version();
