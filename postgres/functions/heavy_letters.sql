-- The letters of a text of `sound_letters` with every consonant twice: among these, a wrong consonant is two changes and a
-- wrong vowel one. Its body is resolved when it is made, so that it needs no search path and becomes part of the query that
-- calls it, for every candidate.
create or replace function private.heavy_letters(letters text) returns text
language sql immutable strict parallel safe
return regexp_replace(letters, '([^aeiou\s])', '\1\1', 'g');
revoke all on function private.heavy_letters(text) from public;
