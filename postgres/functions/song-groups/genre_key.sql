-- The key that all spellings of a genre share: its sound without blanks, so that Ghazal, gazal and ग़ज़ल are one
-- genre, and semi-classical and Semi Classical another. Null without letters and digits; digits of Devanagari are
-- those of Latin script. At most 200 characters, for the index. Normalized first, because letters such as 𝐀 have a
-- lower case only then.
create or replace function private.genre_key(genre text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select nullif(
    left(
      replace(
        private.sound_letters(translate(
          array_to_string(private.plain_words(normalize(genre, nfkd)), ' '), '०१२३४५६७८९', '0123456789')),
        ' ', ''),
      200),
    '');
$$;
revoke all on function private.genre_key(text) from public;
