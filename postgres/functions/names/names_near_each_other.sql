-- Which of these new names are near an earlier one of them (functions/names/name_nearness.sql): of several the first,
-- so that whoever gives the names puts those first that others may mean. `kind` is `people`, `album` or `genre`.
-- Leaves out what is stored, whose near names functions/names/near_names.sql finds. Compares names of the same sound
-- or the same consonants, and those that are the same without one letter of each: thousands of names are no pairs.
create or replace function private.names_near_each_other(kind text, names text[])
returns table (typed text, near text)
language sql volatile rows 10
set enable_nestloop = off
set search_path = ''
as $$
  with named as materialized (
    select distinct on (k.key) n.name, n.place, k.key, length(k.key) as letters,
      (private.read_keyword(n.name)).sound as sound
    from unnest(names) with ordinality as n (name, place) cross join lateral private.name_key(n.name) as k (key)
    where k.key <> '' order by k.key, n.place
  ),
  blocks as materialized (
    select n.name, n.place, b.block
    from named as n
    cross join lateral (
      select '=' || n.sound as block where n.sound <> ''
      union select ':' || private.sound_bones(n.sound) where n.sound <> ''
      union select '-' || n.key
      union select '-' || left(n.key, cut.at - 1) || substr(n.key, cut.at + 1)
      from generate_series(1, n.letters) as cut (at)
    ) as b
  ),
  pairs as materialized (
    select distinct later.name as typed, earlier.name as near, later.place, earlier.place as near_place
    from blocks as later join blocks as earlier using (block)
    where earlier.place < later.place
  ),
  found as materialized (
    select distinct on (p.place) p.typed, p.near
    from pairs as p where private.name_nearness(p.typed, p.near) > 0 order by p.place, p.near_place
  ),
  stored as materialized (
    select n.name
    from (select f.typed as name from found as f union select f.near from found as f) as n
    where case kind
      when 'album' then exists (
        select from private.album_meant(n.name) as m where m.album_id is not null or m.years is not null)
      when 'genre' then exists (select from private.genres as g where g.genre_key = private.genre_of(n.name))
      else exists (
        select from private.search_names as s
        where s.entries in ('singers', 'lyricists', 'music_directors') and s.name_key = private.name_key(n.name))
    end
  )
  select f.typed, f.near from found as f
  where f.typed not in (select s.name from stored as s) and f.near not in (select s.name from stored as s);
$$;
revoke all on function private.names_near_each_other(text, text[]) from public;
