-- Names by what they hold, of each kind apart (functions/search-names/names_holding.sql). A name's numbers are those
-- of its kind with every two and every three of its letters that stand beside each other. The index has them: another
-- text of the function takes another index, and so a migration.
create function private.letter_numbers(entries text, letters text, length integer) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtext(entries || ':' || substr(letters, place, length))), '{}')
  from generate_series(1, length(letters) - length + 1) as place;
$$;
revoke all on function private.letter_numbers(text, text, integer) from public;

create function private.letter_numbers(entries text, name_key text) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select private.letter_numbers(entries, name_key, 2) || private.letter_numbers(entries, name_key, 3);
$$;
revoke all on function private.letter_numbers(text, text) from public;

create index search_names_by_held_letters on private.search_names
  using gin (private.letter_numbers(entries, name_key)) with (fastupdate = off);

-- Nothing is dropped: what a search of an older program calls (find_songs of two parameters and find_names_by)
-- stays, so that it goes on while a newer one starts beside it.
