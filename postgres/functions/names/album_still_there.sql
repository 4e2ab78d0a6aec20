-- Finds the former album of a deleted song by its old id, name and year: the same album, the one into which it was
-- merged, or another one of that year with that name or other name. Null if there is none. Locks it until the
-- transaction ends.
create or replace function private.album_still_there(album jsonb) returns bigint
language sql volatile
set search_path = ''
as $$
  select a.id from public.albums as a
  where a.id = (album ->> 'id')::bigint
    or a.id = private.merged_into('albums', (album ->> 'id')::bigint)
    or (a.name_key = private.name_key(album ->> 'name') and a.year is not distinct from (album ->> 'year')::integer)
    or a.id = (
      select o.id from public.album_aliases as other join public.albums as o on o.id = other.album_id
      where other.alias_key = private.name_key(album ->> 'name')
        and o.year is not distinct from (album ->> 'year')::integer
      limit 1)
  order by a.id = (album ->> 'id')::bigint desc, a.name_key = private.name_key(album ->> 'name')
  limit 1
  for key share;
$$;
revoke all on function private.album_still_there(jsonb) from public;
