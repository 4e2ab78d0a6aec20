-- Names by what they hold, of each kind apart (functions/names_holding.sql). A name's numbers are those of its kind with every two
-- and every three of its letters that stand beside each other. The index has them: another text of the function takes another
-- index, and so a migration.
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

-- Their parameters or what they return changed, or they are no longer: made anew with the functions.
set local client_min_messages = warning;
drop function if exists private.find_songs(text, private.asked);
drop function if exists private.find_names_by(text[], text, private.asked);
drop function if exists private.names_holding(text);
drop function if exists private.names_of_query(text, text, private.asked, text, boolean);
drop function if exists private.songs_of_query(text, text, private.asked, text, text);
drop function if exists private.songs_with(text, text, integer, boolean, boolean);
