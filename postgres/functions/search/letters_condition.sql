-- A condition for names that have enough letters in common with the given `name_key`.
create or replace function private.letters_condition(name_key text) returns text
language sql immutable strict
set search_path = ''
as $$
  select format('name_key operator(extensions.%%) %L', name_key);
$$;
revoke all on function private.letters_condition(text) from public;
