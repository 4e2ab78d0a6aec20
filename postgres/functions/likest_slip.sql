-- How alike a word and the likest word of a text are, as `slip_closeness` has it.
create or replace function private.likest_slip(asked text, sound text) returns real
language sql immutable strict parallel safe
set search_path = ''
as $$
  select max(private.slip_closeness(asked, w.word)) from string_to_table(sound, ' ') as w (word);
$$;
revoke all on function private.likest_slip(text, text) from public;
