-- Normalizes another name of an album before it is checked and stored, as functions/saving/tidy_person_alias.sql
-- does: an album shares its names only with albums of other years.
create or replace function private.tidy_album_alias() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  owner record;
begin
  new.alias := coalesce(private.tidy_line(new.alias), '');
  new.alias_key := private.name_key(new.alias);
  new.updated_at := greatest(
    clock_timestamp(), case when tg_op = 'UPDATE' then old.updated_at + interval '1 microsecond' end);
  select other.name, other.year into owner
  from public.albums as own
  join public.albums as other on other.id <> own.id and other.year is not distinct from own.year
  where own.id = new.album_id and other.id in (
    select a.id from public.albums as a where a.name_key = new.alias_key
    union all
    select a.album_id from public.album_aliases as a where a.alias_key = new.alias_key)
  limit 1;
  if found then
    perform private.refuse_name(new.alias, owner.name, owner.year, true);
  end if;
  return new;
end
$$;
revoke all on function private.tidy_album_alias() from public;

create or replace trigger tidy before insert or update on public.album_aliases
for each row execute function private.tidy_album_alias();
