-- The mark of a singer, lyricist, music director or album, by which its songs are looked up; `entries` is the name of
-- the table.
create or replace function private.name_mark(entries text, entry_id bigint) returns integer
language sql immutable strict parallel safe
return hashtext(entries || ':' || entry_id);
revoke all on function private.name_mark(text, bigint) from public;
