-- Whether the album of a draft, in the form of functions/revisions/state_of.sql, is the one that a song's form names.
-- Blank is no album.
create or replace function private.is_album_of_draft(album jsonb, typed text) returns boolean
language sql stable
set search_path = ''
as $$
  with known as (
    select coalesce(
      (select a.id from public.albums as a where a.id = (album ->> 'id')::bigint),
      private.merged_into('albums', (album ->> 'id')::bigint)) as album_id
  ),
  own as (
    select coalesce(known.album_id, meant.album_id) as album_id, private.name_key(meant.album_name) as name_key,
      meant.album_year
    from known
    left join private.album_meant(
      case when known.album_id is null
        then concat(album ->> 'name', ' (' || (album ->> 'year') || ')') end) as meant on true
  )
  select case when own.album_id is null and given.album_id is null
    then (own.name_key, own.album_year) is not distinct from (private.name_key(given.album_name), given.album_year)
    else own.album_id is not distinct from given.album_id end
  from own left join private.album_meant(typed) as given on true;
$$;
revoke all on function private.is_album_of_draft(jsonb, text) from public;
