-- So many hits are counted and listed; one more is looked for, so that a thousand can be told from more. The same as `mostHits` of
-- catalogue/search/search.ts. Its body is resolved when it is made, so that the planner knows the number.
create or replace function private.most_hits() returns integer
language sql immutable parallel safe
return 1000;
revoke all on function private.most_hits() from public;
