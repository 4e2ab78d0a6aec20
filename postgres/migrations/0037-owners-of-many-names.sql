-- functions/names/owners_of_names.sql answers for many names at once.
set local client_min_messages = warning;
drop function if exists private.owner_of_name(text, text);
