-- The conditions by which the search looks things up, all of them made here: SQL as text, which functions/search/rows_fulfilling.sql runs and
-- says why.

-- SQL that a row of marks fulfils when it has one of the numbers of each of these; they are arrays of numbers, written as such. Null where
-- there are none.
create or replace function private.marks_condition(wanted text[]) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  -- Numbers that are wanted for sure go into one array: the index looks for the rarest of them first.
  return (
    select nullif(concat_ws(' and ',
      'marks @> ''{' || string_agg(btrim(each, '{}'), ',') filter (where strpos(each, ',') = 0) || '}''::integer[]',
      string_agg(format('marks && %L::integer[]', each), ' and ') filter (where strpos(each, ',') > 0)), '')
    from unnest(wanted) as each);
end
$$;
revoke all on function private.marks_condition(text[]) from public;

-- SQL that a name fulfils which has enough letters in common with another, given as its `name_key`.
create or replace function private.letters_condition(name_key text) returns text
language sql immutable strict
set search_path = ''
as $$
  select format('name_key operator(extensions.%%) %L', name_key);
$$;
revoke all on function private.letters_condition(text) from public;

-- SQL that a row fulfils which fulfils one of these conditions; null where there are none. Those that are null do not count.
create or replace function private.any_condition(conditions text[]) returns text
language sql immutable strict
set search_path = ''
as $$
  select '(' || nullif(array_to_string(conditions, ') or ('), '') || ')';
$$;
revoke all on function private.any_condition(text[]) from public;
