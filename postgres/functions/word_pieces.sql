-- The numbers that a word has in common with the words for which it may be mistyped: by its consonants, where there are
-- enough of them to mean something, and else by all its letters.
create or replace function private.word_pieces(sound text, bones text) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case when length(bones) > 3 then private.pieces('c', bones) else array[hashtext('c' || bones)] end
    || case when length(bones) < 5 then private.pieces('l', sound) else '{}' end;
$$;
revoke all on function private.word_pieces(text, text) from public;
