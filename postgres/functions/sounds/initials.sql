-- The first letters of the words of a text of `sound_letters`, as in antakshari: `kuc kuc hota he` is `kkhh`.
create or replace function private.initials(sound text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(left(w.word, 1), '' order by w.place), '')
  from string_to_table(btrim(sound), ' ') with ordinality as w (word, place) where w.word <> '';
$$;
revoke all on function private.initials(text) from public;
