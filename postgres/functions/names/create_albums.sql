-- Creates the albums that songs name and that do not exist (functions/names/album_meant.sql), in one statement: one
-- by one, each would compute its sounds and look for its twins alone. A bare name is left out where the songs also
-- name an album of that name with its year, which it means then. The first song decides how a name is spelled. In the
-- order of the keys, so that simultaneous imports never deadlock.
create or replace function private.create_albums(typed text[]) returns void
language sql volatile
set search_path = ''
as $$
  insert into public.albums (name, year)
  select a.name, a.year
  from (
    select distinct on (m.key, m.year) m.key, m.name, m.year, count(m.year) over (partition by m.key) > 0 as has_year
    from (
      select private.name_key(m.album_name), m.album_name, m.album_year, t.place
      from (
        select n.name, min(n.place) as place from unnest(typed) with ordinality as n (name, place) group by n.name
      ) as t
      cross join lateral private.album_meant(t.name) as m
      where m.album_id is null and m.years is null
    ) as m (key, name, year, place)
    order by m.key, m.year, m.place
  ) as a
  where a.year is not null or not a.has_year
  order by a.key collate "C", a.year
  on conflict do nothing;
$$;
revoke all on function private.create_albums(text[]) from public;
