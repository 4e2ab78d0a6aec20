-- The similarity of a query and the most similar sequence of words of a title or name, from 0 to 1. All are texts of
-- `heavy_letters`, the query without blanks; a sequence has as many words as the query, or one less or more. A loop,
-- because it runs for every candidate, and starting a query would take longer.
create or replace function private.part_closeness(asked text, asked_words integer, heavy text) returns real
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  words text[] := string_to_array(heavy, ' ');
  best real := 0;
begin
  for place in 1..cardinality(words) loop
    for size in greatest(1, asked_words - 1)..least(asked_words + 1, cardinality(words) - place + 1) loop
      best := greatest(best, private.sound_closeness(asked, array_to_string(words[place : place + size - 1], '')));
    end loop;
  end loop;
  return best;
end
$$;
revoke all on function private.part_closeness(text, integer, text) from public;
