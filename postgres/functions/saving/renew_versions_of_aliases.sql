-- Gives the aliases that are left a new version when one of them is removed, so that an edit based on the old ones is refused
-- (functions/saving/version_of_entry.sql).
create or replace function private.renew_versions_of_aliases() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from removed) then
    return null;
  end if;
  if tg_table_name = 'album_aliases' then
    update public.album_aliases as a set updated_at = clock_timestamp() where a.album_id in (select r.album_id from removed as r);
  else
    update public.person_aliases as a set updated_at = clock_timestamp() where a.name_key in (select r.name_key from removed as r);
  end if;
  return null;
end
$$;
revoke all on function private.renew_versions_of_aliases() from public;

create or replace trigger versions_of_the_others after delete on public.person_aliases
referencing old table as removed for each statement execute function private.renew_versions_of_aliases();
create or replace trigger versions_of_the_others after delete on public.album_aliases
referencing old table as removed for each statement execute function private.renew_versions_of_aliases();
