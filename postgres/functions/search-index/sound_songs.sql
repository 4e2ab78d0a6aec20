-- Stores the sound of new songs, a thousand at a time, because one statement may add very many.
create or replace function private.sound_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  batch bigint[];
begin
  for batch in select array_agg(n.id) from (select id, row_number() over () as number from new_songs) as n group by n.number / 1000
  loop
    perform private.write_song_sounds(batch);
  end loop;
  return null;
end
$$;
revoke all on function private.sound_songs() from public;

create or replace trigger sound_songs after insert on public.lyrics
referencing new table as new_songs for each statement execute function private.sound_songs();
