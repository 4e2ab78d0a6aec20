-- A condition that is true if one of these is true; null if there are none. Ignores null conditions.
create or replace function private.any_condition(conditions text[]) returns text
language sql immutable strict
set search_path = ''
as $$
  select '(' || nullif(array_to_string(conditions, ') or ('), '') || ')';
$$;
revoke all on function private.any_condition(text[]) from public;
