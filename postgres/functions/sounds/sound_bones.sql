-- The consonants of a text of `sound_letters` without blanks: the same however it is split into words. For the format
-- of its rules see `sound_letters`.
create or replace function private.sound_bones(letters text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  t text := letters;
begin
  -- rule: An n at the end of a word is hardly heard
  -- alike: main hoon, mai hu, मैं हूँ
  t := regexp_replace(t, '([^aeiou\s][a-z]*[aeiou])n\M', '\1', 'g');

  -- rule: An h behind a consonant is silent across words, too
  -- alike: tum hi, tumhi, तुम ही, तुम्ही
  t := regexp_replace(t, '([bcdgjklmnprstv])\s+h', '\1', 'g');

  -- rule: A doubled consonant is one across words, too
  -- alike: dil lagi, dillagi, दिल लगी, दिल्लगी
  t := regexp_replace(t, '([^aeiou\s])\s+\1', '\1', 'g');

  -- rule: Vowels and blanks do not count
  -- alike: raghu pati, raghupati, रघु पति, रघुपति
  t := translate(t, 'aeiou ', '');

  return t;
end
$$;
revoke all on function private.sound_bones(text) from public;
