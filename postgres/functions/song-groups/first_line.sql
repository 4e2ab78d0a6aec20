-- The first line of lyrics that has letters and is no heading in brackets, such as [Chorus], without marks at its end and
-- invisible characters; null if there is none. At most 200 characters, for the index and for readers.
create or replace function private.first_line(lyrics text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select btrim(left(rtrim(line.text, ' ।॥|,;'), 200), E' \u200b\u200c\u200d\u200e\u200f')
  from string_to_table(left(lyrics, 1000), E'\n') with ordinality as line (text, number)
  where line.text ~ '[^\u0001-\u0040\u005b-\u0060\u007b-\u00bf\u0964\u0965\u0970\u2010-\u206f\u3000-\u303f]'
    and line.text !~ '^\s*(\[[^]]*\]|\([^)]*\))\s*:?\s*$'
  order by line.number
  limit 1;
$$;
revoke all on function private.first_line(text) from public;
