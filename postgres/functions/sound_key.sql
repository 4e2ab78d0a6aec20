-- The key of one word of `sound_letters`: by it a word is looked up. Vowels go, since nobody agrees about them, and so does
-- an n at the end (mein, me). Short words would then all be alike, so they keep some: of two consonants the first vowel
-- and the one before them, front (i, e) or back (a, o, u), of one consonant all. `jindagi` is jndg, `tere` and `teri` tir,
-- `hun` hu and `hi` hi.
create or replace function private.sound_key(letters text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
    when length(bones) > 2 then bones
    when length(bones) < 2 then word
    else translate(regexp_replace(word, '^([aeiou]?)[aeiou]*([^aeiou])([aeiou]?)[aeiou]*([^aeiou])[aeiou]*$', '\1\2\3\4'), 'eou', 'iaa')
  end
  from (select regexp_replace(letters, '([^aeiou][a-z]*[aeiou])n$', '\1')) as short (word),
    lateral (select regexp_replace(short.word, '[aeiou]', '', 'g')) as skeleton (bones);
$$;
revoke all on function private.sound_key(text) from public;
