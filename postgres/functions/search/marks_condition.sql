-- Builds the conditions of search lookups as SQL text, which functions/search/rows_fulfilling.sql runs and explains.

-- A condition for rows that have at least one mark of each array; arrays are written as text. Null if there are none.
create or replace function private.marks_condition(wanted text[]) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  -- Marks without alternatives go into one array, because the index then searches the rarest first.
  return (
    select nullif(concat_ws(' and ',
      'marks @> ''{' || string_agg(btrim(each, '{}'), ',') filter (where strpos(each, ',') = 0) || '}''::integer[]',
      string_agg(format('marks && %L::integer[]', each), ' and ') filter (where strpos(each, ',') > 0)), '')
    from unnest(wanted) as each);
end
$$;
revoke all on function private.marks_condition(text[]) from public;

-- A condition for names that have enough letters in common with the given `name_key`.
create or replace function private.letters_condition(name_key text) returns text
language sql immutable strict
set search_path = ''
as $$
  select format('name_key operator(extensions.%%) %L', name_key);
$$;
revoke all on function private.letters_condition(text) from public;

-- A condition that is true if one of these is true; null if there are none. Ignores null conditions.
create or replace function private.any_condition(conditions text[]) returns text
language sql immutable strict
set search_path = ''
as $$
  select '(' || nullif(array_to_string(conditions, ') or ('), '') || ')';
$$;
revoke all on function private.any_condition(text[]) from public;
