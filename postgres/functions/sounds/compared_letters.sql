-- The part of a text whose letters are compared: the extension fuzzystrmatch takes 255 bytes and refuses more. Its body is resolved when
-- it is made, and it is named so that it is made before those that call it in the same way.
create or replace function private.compared_letters(letters text) returns text
language sql immutable strict parallel safe
return left(letters, 250);
revoke all on function private.compared_letters(text) from public;
