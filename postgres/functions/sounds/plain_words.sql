-- The words of a text, of all its lines, as `plain_text` writes them.
create or replace function private.plain_words(typed text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select array_remove(string_to_array(translate(private.plain_text(typed), E'\n', ' '), ' '), '');
$$;
revoke all on function private.plain_words(text) from public;
