-- functions/names/owners_of_names.sql answers for many names at once.
drop function if exists private.owner_of_name(text, text);
