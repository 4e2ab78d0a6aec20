-- The numbers under which a title or a name is looked up as a whole, however it is parted into words: by its consonants, and
-- without each one of them, or, where they are too few to mean something, by all letters in the same way.
create or replace function private.title_pieces(sound text) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case when length(bones) > 4 then private.pieces(':', bones)
    else hashtext(':' || bones) || private.pieces(';', replace(sound, ' ', '')) end
  from private.sound_bones(sound) as bones where sound <> '';
$$;
revoke all on function private.title_pieces(text) from public;
