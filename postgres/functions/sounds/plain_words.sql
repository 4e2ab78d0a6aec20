-- The words of all lines of a text, in the form of `plain_text`.
create or replace function private.plain_words(typed text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select array_remove(string_to_array(translate(private.plain_text(typed), E'\n', ' '), ' '), '');
$$;
revoke all on function private.plain_words(text) from public;
