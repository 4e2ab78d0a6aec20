-- How many lines of a text have changed. Null if it is one line, or too long to be counted in every row of a list.
create or replace function private.changed_lines(was text, is_now text) returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when strpos(concat(was, is_now), E'\n') = 0 or length(concat(was, is_now)) > 20000 then null
    else greatest(
      (select count(*) from (
        select unnest(string_to_array(was, E'\n'))
        except all select unnest(string_to_array(is_now, E'\n'))) as removed),
      (select count(*) from (
        select unnest(string_to_array(is_now, E'\n'))
        except all select unnest(string_to_array(was, E'\n'))) as added))::integer
  end;
$$;
revoke all on function private.changed_lines(text, text) from public;
