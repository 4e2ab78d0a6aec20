-- The album that a deleted song had, with its id and name and year then: the same one, or else one of that name and year.
-- Null when there is none. It stays until the transaction ends.
create or replace function private.album_still_there(album jsonb) returns bigint
language sql volatile
set search_path = ''
as $$
  select a.id from public.albums as a
  where a.id = (album ->> 'id')::bigint
    or (a.name_key = private.name_key(album ->> 'name') and a.year is not distinct from (album ->> 'year')::integer)
  order by a.id = (album ->> 'id')::bigint desc
  limit 1
  for key share;
$$;
revoke all on function private.album_still_there(jsonb) from public;
