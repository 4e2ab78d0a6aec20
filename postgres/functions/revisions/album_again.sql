-- The album of a song's state, locked until the transaction ends; made again if it is gone. Null for a song without
-- an album.
create or replace function private.album_again(album jsonb) returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  found_id bigint;
begin
  if album ->> 'name' is null then
    return null;
  end if;
  found_id := private.album_still_there(album);
  if found_id is null then
    insert into public.albums (name, year) values (album ->> 'name', (album ->> 'year')::integer)
    returning id into found_id;
  end if;
  return found_id;
end
$$;
revoke all on function private.album_again(jsonb) from public;
