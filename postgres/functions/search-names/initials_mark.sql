-- The mark of an album by the first letters of its words (`ddlj`). A changed mark needs a migration that writes those
-- of all albums.
create or replace function private.initials_mark(letters text) returns integer
language sql immutable strict parallel safe
return hashtext('^' || letters);
revoke all on function private.initials_mark(text) from public;
