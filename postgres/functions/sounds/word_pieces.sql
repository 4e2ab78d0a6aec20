-- The marks that a word shares with its possible corrections: of its consonants if there are enough of them,
-- otherwise of all letters of its sound; of its spelling; and with `any_vowels`, of the rest without vowels
-- (functions/sounds/same_without_vowels.sql).
create or replace function private.word_pieces(written text, sound text, bones text, any_vowels boolean)
  returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  with measures as not materialized (
    select 4 as consonants_that_say_enough, 5 as consonants_that_say_all, 4 as least_letters_written
  )
  select
    case when length(bones) >= m.consonants_that_say_enough then private.pieces('c', bones)
      else array[hashtext('c' || bones)] end
      || case when length(bones) < m.consonants_that_say_all then private.pieces('l', sound) else '{}' end
      || case when length(written) >= m.least_letters_written then private.pieces('w', written) else '{}' end
      || case when any_vowels then array[hashtext('~' || translate(sound, 'aeiouhy', ''))] else '{}' end
  from measures as m;
$$;
revoke all on function private.word_pieces(text, text, text, boolean) from public;
