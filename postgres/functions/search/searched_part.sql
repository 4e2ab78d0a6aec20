-- The part of a keyword that is looked at: nobody means more than two hundred characters, and who sends more wants to keep the
-- database busy. The same as in catalogue/search/read-query.ts.
create or replace function private.searched_part(keyword text) returns text
language sql immutable strict parallel safe
return left(keyword, 200);
revoke all on function private.searched_part(text) from public;
