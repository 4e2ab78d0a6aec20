-- Notes a song whose lyrics have changed, so that the words of both scripts are learned anew, and forgets the draft of the
-- script that it lacked. The lyrics that were learned last stay noted: their words are counted until the song is learned. A note that is
-- there already is locked until the change is committed: whoever learned the song before would see it unchanged, and the note would be gone.
create or replace function private.note_song_to_learn() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.songs_to_learn (lyric_id, old_hindi, old_english)
  values (old.id, old.lyrics_hindi, old.lyrics_english)
  on conflict (lyric_id) do update set lyric_id = excluded.lyric_id;
  delete from private.machine_versions as m where m.lyric_id = old.id;
  return null;
end
$$;
revoke all on function private.note_song_to_learn() from public;

create or replace trigger learn_changed after update of lyrics_english, lyrics_hindi on public.lyrics for each row
when ((new.lyrics_english, new.lyrics_hindi) is distinct from (old.lyrics_english, old.lyrics_hindi))
execute function private.note_song_to_learn();
create or replace trigger learn_removed after delete on public.lyrics for each row
when (old.lyrics_english is not null or old.lyrics_hindi is not null)
execute function private.note_song_to_learn();

-- The same for new songs, in one statement, because one statement may add very many.
create or replace function private.note_new_songs_to_learn() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.songs_to_learn (lyric_id)
  select n.id from new_songs as n where n.lyrics_english is not null or n.lyrics_hindi is not null
  on conflict (lyric_id) do update set lyric_id = excluded.lyric_id;
  return null;
end
$$;
revoke all on function private.note_new_songs_to_learn() from public;

create or replace trigger learn_added after insert on public.lyrics
referencing new table as new_songs for each statement execute function private.note_new_songs_to_learn();

create or replace function private.forget_learned() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.learn_all_anew();
  return null;
end
$$;
revoke all on function private.forget_learned() from public;

create or replace trigger forget_learned after truncate on public.lyrics
for each statement execute function private.forget_learned();
