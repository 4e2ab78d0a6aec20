-- The similarity of a word and the most similar word of a title or name by `slip_closeness`, for both the sound and
-- the spelling.
create or replace function private.likest_slip(asked_sound text, asked_written text, sound text, written text)
  returns real
language sql immutable strict parallel safe
set search_path = ''
as $$
  select max(greatest(private.slip_closeness(asked_sound, w.sound), private.slip_closeness(asked_written, w.written)))
  from unnest(string_to_array(sound, ' '), string_to_array(written, ' ')) as w (sound, written);
$$;
revoke all on function private.likest_slip(text, text, text, text) from public;
