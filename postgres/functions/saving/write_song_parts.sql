-- Writes the parts of a song other than its credits, from the fields of functions/saving/save_song.sql. A missing
-- text of the translation, the track number, the notes and the own meanings are kept; null removes the track
-- number.
create or replace function private.write_song_parts(song_id bigint, song jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.write_translation(
    song_id, song ->> 'translation_english', song ->> 'translation_hindi', song ->> 'translator');
  if song ? 'track_number' then
    perform private.write_track_number(song_id, coalesce((song ->> 'track_number')::integer, 0));
  end if;
  perform private.write_own_words(song_id, song -> 'word_meanings');
  perform private.write_notes(song_id, song -> 'notes');
end
$$;
revoke all on function private.write_song_parts(bigint, jsonb) from public;
