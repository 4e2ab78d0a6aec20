-- The marks by which a title or name is looked up as a whole, however it is split into words: of its consonants and
-- of these without each one; if there are too few consonants, of all letters in the same way.
create or replace function private.title_pieces(sound text) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  with measures as not materialized (
    select 5 as consonants_that_say_enough
  )
  select case when length(bones) >= m.consonants_that_say_enough then private.pieces(':', bones)
    else hashtext(':' || bones) || private.pieces(';', replace(sound, ' ', '')) end
  from measures as m, private.sound_bones(sound) as bones where sound <> '';
$$;
revoke all on function private.title_pieces(text) from public;
