-- The minimal fit of a result for a query of `sound_letters`, from 0 to 1. A single short word resembles many others,
-- so it needs a higher fit: otherwise random letters would find songs.
create or replace function private.least_fit(letters text) returns real
language sql immutable strict parallel safe
set search_path = ''
as $$
  with measures as not materialized (
    select
      0.57 as least, 0.72 as least_of_short_word, 0.84 as least_of_very_short_word,
      -- In letters, consonants counted twice.
      8 as short_from, 12 as long_from
  )
  select case
    when strpos(letters, ' ') > 0 then m.least
    when length(private.heavy_letters(letters)) < m.short_from then m.least_of_very_short_word
    when length(private.heavy_letters(letters)) < m.long_from then m.least_of_short_word
    else m.least
  end::real
  from measures as m;
$$;
revoke all on function private.least_fit(text) from public;
