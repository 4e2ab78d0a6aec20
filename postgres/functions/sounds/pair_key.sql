-- The key of two adjacent words of `sound_letters`: the key of the word that they would be if written together, so
-- that `tumhi` finds `tum hi`. Takes their sounds, keys and bones. A SQL-standard body, so that it is inlined into
-- the query that calls it for every pair.
create or replace function private.pair_key(
  one_sound text, one_key text, one_bones text, two_sound text, two_key text, two_bones text
) returns text
language sql immutable parallel safe
return case
  -- A key of two consonants would match too many words.
  when length(one_bones) + length(two_bones) < 3 then one_key || ' ' || two_key
  when strpos('aeiou', right(one_sound, 1)) = 0 and left(two_sound, 1) in ('h', right(one_sound, 1))
    then one_bones || substr(two_bones, 2)
  else one_bones || two_bones
end;
revoke all on function private.pair_key(text, text, text, text, text, text) from public;
