-- The consonants of a text of `sound_letters` without blanks: the same however it is parted into words (tum hi, tumhi), which is
-- why an h behind a consonant goes and one of two equal neighbours. An n at the end of a word is hardly heard.
create or replace function private.sound_bones(letters text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(regexp_replace(letters, '([^aeiou\s][a-z]*[aeiou])n\M', '\1', 'g'), '([bcdgjklmnprstv])\s+h', '\1', 'g'),
      '([^aeiou\s])\s+\1', '\1', 'g'),
    '[aeiou\s]+', '', 'g');
$$;
revoke all on function private.sound_bones(text) from public;
