-- SQL that a row of marks fulfils when it has one number of each of the words of a query but those at some places, in lines one of each of
-- the pairs that stand beside each other. Words and pairs are arrays of numbers, written as such. Null where no word is left.
create or replace function private.marks_condition(in_titles boolean, words text[], pairs text[], left_out integer[] default '{}')
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  count integer := cardinality(words);
  wanted text[] := '{}';
begin
  for place in 1..count loop
    continue when place = any (left_out);
    if in_titles or (place = 1 or place - 1 = any (left_out)) and (place = count or place + 1 = any (left_out)) then
      wanted := wanted || words[place];
    elsif place < count and place + 1 <> all (left_out) then
      wanted := wanted || pairs[place];
    end if;
  end loop;
  -- Numbers that are wanted for sure go into one array: the index looks for the rarest of them first.
  return (
    select nullif(concat_ws(' and ',
      'marks @> ''{' || string_agg(btrim(each, '{}'), ',') filter (where strpos(each, ',') = 0) || '}''::integer[]',
      string_agg(format('marks && %L::integer[]', each), ' and ') filter (where strpos(each, ',') > 0)), '')
    from unnest(wanted) as each);
end
$$;
revoke all on function private.marks_condition(boolean, text[], text[], integer[]) from public;
