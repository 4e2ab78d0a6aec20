-- Finds the likely twins of at most so many songs, people and albums that are noted in private.twins_to_find, and
-- returns of how many. What is noted again meanwhile is noted after this transaction, and found by the next one. Who
-- notes it waits for so long, so this is done for few at once, and gives way to whoever is changing the same pairs.
create or replace function private.find_noted_twins(most integer) returns integer
language plpgsql volatile
set lock_timeout = '200ms'
set search_path = ''
as $$
declare
  noted record;
  found_count integer := 0;
begin
  for noted in
    with taken as (
      delete from private.twins_to_find as n
      where (n.entries, n.entry_id) in (
        select w.entries, w.entry_id from private.twins_to_find as w
        order by w.entries, w.entry_id limit most for update skip locked)
      returning n.entries, n.entry_id
    )
    select t.entries, array_agg(t.entry_id order by t.entry_id) as ids from taken as t group by t.entries
  loop
    if noted.entries = 'lyrics' then
      perform private.find_twins_of_songs(noted.ids);
    else
      perform private.find_twins_of_names(noted.entries, noted.ids);
    end if;
    found_count := found_count + cardinality(noted.ids);
  end loop;
  return found_count;
end
$$;
revoke all on function private.find_noted_twins(integer) from public;
