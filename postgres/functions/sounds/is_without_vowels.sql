-- Whether a text of `sound_letters` is written without vowels, as on phones: `mhbt`, `nr jhn`.
create or replace function private.is_without_vowels(sound text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  with measures as not materialized (
    select 0.25 as most_vowels, 2 as least_letters
  )
  select length(letters.all_of_them) >= m.least_letters
    and length(letters.all_of_them) - length(translate(letters.all_of_them, 'aeiou', ''))
      <= m.most_vowels * length(letters.all_of_them)
  from measures as m, replace(sound, ' ', '') as letters (all_of_them);
$$;
revoke all on function private.is_without_vowels(text) from public;
