-- The part of a text whose letters are compared: the extension fuzzystrmatch refuses more than 255 bytes. A
-- SQL-standard body; its name sorts before its callers of the same kind, so that it is created first.
create or replace function private.compared_letters(letters text) returns text
language sql immutable strict parallel safe
return left(letters, 250);
revoke all on function private.compared_letters(text) from public;
