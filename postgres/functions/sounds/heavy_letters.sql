-- The letters of a text of `sound_letters` with every consonant twice. A SQL-standard body, so that it needs no
-- search path and is inlined into the query that calls it for every candidate. For the format of its rule see
-- `sound_letters`.
create or replace function private.heavy_letters(letters text) returns text
language sql immutable strict parallel safe

-- rule: A wrong consonant is two changes, a wrong vowel one
-- close: tera, tere, 0.83; तेरा, mera, 0.67
return regexp_replace(letters, '([^aeiou\s])', '\1\1', 'g');

revoke all on function private.heavy_letters(text) from public;
