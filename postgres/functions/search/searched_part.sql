-- The part of a keyword that is searched: two hundred characters, because a longer text is not a real search and
-- would load the database. The same limit as in catalogue/search/read-query.ts.
create or replace function private.searched_part(keyword text) returns text
language sql immutable strict parallel safe
return left(keyword, 200);
revoke all on function private.searched_part(text) from public;
