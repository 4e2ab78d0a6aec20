-- The first line of lyrics that has letters and is no heading in brackets, such as [Chorus], without marks at its end
-- and invisible characters; null if there is none. At most 200 characters, for the index and for readers. A loop,
-- because most lyrics begin with it.
create or replace function private.first_line(lyrics text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  line text;
begin
  foreach line in array string_to_array(left(lyrics, 1000), E'\n') loop
    if line ~ '[^\u0001-\u0040\u005b-\u0060\u007b-\u00bf\u0964\u0965\u0970\u2010-\u206f\u3000-\u303f]'
      and line !~ '^\s*(\[[^]]*\]|\([^)]*\))\s*:?\s*$'
    then
      return btrim(left(rtrim(line, ' ।॥|,;'), 200), E' \u200b\u200c\u200d\u200e\u200f');
    end if;
  end loop;
  return null;
end
$$;
revoke all on function private.first_line(text) from public;
