-- Gives each change of a row a new version, strictly later than the previous one, even if the clock was set back.
create or replace function private.renew_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.updated_at := old.updated_at;
  if new is distinct from old then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;
revoke all on function private.renew_version() from public;

-- Triggers run in the order of their names: `version` after `tidy`, which may leave nothing that has changed. For
-- songs see functions/saving/tidy_lyric.sql, for parts functions/revisions/revised_parts.sql.
create or replace trigger renew_version before update on public.settings
for each row execute function private.renew_version();
create or replace trigger renew_version before update on public.words
for each row execute function private.renew_version();
create or replace trigger version before update on public.albums
for each row execute function private.renew_version();
create or replace trigger version before update on public.singers
for each row execute function private.renew_version();
create or replace trigger version before update on public.lyricists
for each row execute function private.renew_version();
create or replace trigger version before update on public.music_directors
for each row execute function private.renew_version();
