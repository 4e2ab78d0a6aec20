-- The key of one word of `sound_letters`, by which the word is looked up. It has no vowels, because their spelling
-- varies most, but short words keep some to differ: a word of one consonant keeps all. `jindagi` is jndg, `tere` and
-- `teri` tir, `hun` hu and `hi` hi. For the format of its rules see `sound_letters`.
create or replace function private.sound_key(letters text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  word text := letters;
  consonants text;
begin
  -- rule: An n at the end is hardly heard
  -- alike: mein, me, में; jahan, jahaa, जहाँ
  word := regexp_replace(word, '([^aeiou][a-z]*[aeiou])n$', '\1');

  consonants := translate(word, 'aeiou', '');

  -- rule: Of three consonants and more the vowels do not count
  -- alike: zindagi, zindgi, jindagee, ज़िंदगी; mohabbat, muhabbat, मोहब्बत
  if length(consonants) > 2 then
    return consonants;
  end if;

  -- rule: Of two consonants one vowel before each counts, as front or back
  -- i and e are front; a, o and u are back.
  -- alike: tere, teri, tera, तेरे, तेरी; dil, dila, दिल
  if length(consonants) = 2 then
    return translate(
      regexp_replace(word, '^([aeiou]?)[aeiou]*([^aeiou])([aeiou]?)[aeiou]*([^aeiou])[aeiou]*$', '\1\2\3\4'),
      'eou', 'iaa');
  end if;

  return word;
end
$$;
revoke all on function private.sound_key(text) from public;
