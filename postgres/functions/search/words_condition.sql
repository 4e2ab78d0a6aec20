-- The condition (functions/search/marks_condition.sql) on marks for the words of a query except those at some places,
-- for lines also for adjacent pairs, and for additional marks (`besides`). All are arrays of alternative marks,
-- written as text. Null if nothing is left.
create or replace function private.words_condition(
  in_titles boolean, words text[], pairs text[], left_out integer[] default '{}', besides text[] default '{}')
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  count integer := cardinality(words);
  wanted text[] := besides;
begin
  for place in 1..count loop
    continue when place = any (left_out);
    if in_titles or (place = 1 or place - 1 = any (left_out)) and (place = count or place + 1 = any (left_out)) then
      wanted := wanted || words[place];
    elsif place < count and place + 1 <> all (left_out) then
      wanted := wanted || pairs[place];
    end if;
  end loop;
  return private.marks_condition(wanted);
end
$$;
revoke all on function private.words_condition(boolean, text[], text[], integer[], text[]) from public;
