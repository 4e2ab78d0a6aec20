-- The number of hits that are counted and listed; one more is searched, to detect more than a thousand. The same as
-- `maxHits` in catalogue/search/search.ts. A SQL-standard body, so that the planner knows the number.
create or replace function private.most_hits() returns integer
language sql immutable parallel safe
return 1000;
revoke all on function private.most_hits() from public;
