-- The number of lines that are not empty; blanks at the ends of lines have been removed
-- (functions/saving/tidy_lines.sql).
create or replace function private.count_lines(lyrics text) returns integer
language sql immutable strict parallel safe
set search_path = ''
as $$
  select cardinality(array_remove(string_to_array(lyrics, E'\n'), ''));
$$;
revoke all on function private.count_lines(text) from public;
