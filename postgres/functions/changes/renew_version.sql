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

create or replace trigger renew_version before update on public.settings
for each row execute function private.renew_version();
create or replace trigger renew_version before update on public.lyrics_singers
for each row execute function private.renew_version();
create or replace trigger renew_version before update on public.lyrics_lyricists
for each row execute function private.renew_version();
create or replace trigger renew_version before update on public.lyrics_music_directors
for each row execute function private.renew_version();
create or replace trigger renew_version before update on public.words
for each row execute function private.renew_version();
create or replace trigger renew_version before update on public.track_numbers
for each row execute function private.renew_version();

-- Triggers run in the order of their names: this one after `tidy`, which may leave nothing that has changed.
do $$
declare
  tidied text;
begin
  foreach tidied in array array[
    'albums', 'singers', 'lyricists', 'music_directors', 'lyric_translations', 'lyric_words', 'lyric_notes', 'person_facts',
    'album_facts']
  loop
    execute format(
      'create or replace trigger version before update on public.%I for each row execute function private.renew_version()', tidied);
  end loop;
end
$$;
