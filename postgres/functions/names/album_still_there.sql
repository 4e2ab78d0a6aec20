-- Finds the former album of a deleted song by its old id, name and year: the same album, the one into which it was merged, or another one
-- with that name and year. Null if there is none. Locks it until the transaction ends.
create or replace function private.album_still_there(album jsonb) returns bigint
language sql volatile
set search_path = ''
as $$
  select a.id from public.albums as a
  where a.id = (album ->> 'id')::bigint
    or a.id = private.merged_into('albums', (album ->> 'id')::bigint)
    or (a.name_key = private.name_key(album ->> 'name') and a.year is not distinct from (album ->> 'year')::integer)
  order by a.id = (album ->> 'id')::bigint desc, a.name_key = private.name_key(album ->> 'name')
  limit 1
  for key share;
$$;
revoke all on function private.album_still_there(jsonb) from public;
