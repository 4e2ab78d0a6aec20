-- The number under which a song is looked up by one of its singers, lyricists, music directors or its album; `entries` is the name of
-- their table.
create or replace function private.name_mark(entries text, entry_id bigint) returns integer
language sql immutable strict parallel safe
return hashtext(entries || ':' || entry_id);
revoke all on function private.name_mark(text, bigint) from public;
