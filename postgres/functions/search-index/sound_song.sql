-- Stores the sound of a changed song. A row trigger, because a statement trigger would also collect every view.
create or replace function private.sound_song() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.write_song_sounds(array[new.id]);
  return null;
end
$$;
revoke all on function private.sound_song() from public;

create or replace trigger sound_song after update of title, lyrics_english, lyrics_hindi on public.lyrics for each row
when ((new.title, new.lyrics_english, new.lyrics_hindi) is distinct from (old.title, old.lyrics_english, old.lyrics_hindi))
execute function private.sound_song();
