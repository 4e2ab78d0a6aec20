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
