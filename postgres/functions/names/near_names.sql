-- Whom names that nobody has may mean: for each the nearest person or album of these tables
-- (functions/names/entries_near.sql), of several the one with most songs. No row for a blank name, and for one that
-- is stored in one of the tables or leads there. An album may be named with its year, as in a song's form: one of
-- another year is not meant. `songs` counts those of one role; `except_id` is whoever gets the name.
create or replace function private.near_names(tables text[], typed text[], except_id bigint)
returns table (typed_name text, entry_id bigint, name text, songs integer)
language sql stable rows 3
set enable_seqscan = off
set search_path = ''
as $$
  with named as materialized (
    select n.typed, case when tables = '{albums}' then m.album_name else n.typed end as name, m.album_year as year
    from (select distinct t.name as typed from unnest(typed) as t (name)) as n
    left join lateral private.album_meant(n.typed) as m on tables = '{albums}'
    where private.name_key(n.typed) <> '' and m.album_id is null and m.years is null
  ),
  known as materialized (
    select m.typed_name from private.names_meant('singers', array(select n.name from named as n)) as m
    where tables <> '{albums}' and exists (
      select from private.search_names as s
      where s.entries = any (tables) and s.name_key = m.key and s.other_name is null)
  )
  select n.typed, near.entry_id, near.name, near.songs
  from named as n
  cross join lateral (
    select e.entry_id, coalesce(s.name, l.name, d.name, private.album_spelling(a.id, a.name, a.year)) as name,
      coalesce(c.songs, 0)::integer as songs
    from private.entries_near(tables, n.name) as e
    left join public.singers as s on e.entries = 'singers' and s.id = e.entry_id
    left join public.lyricists as l on e.entries = 'lyricists' and l.id = e.entry_id
    left join public.music_directors as d on e.entries = 'music_directors' and d.id = e.entry_id
    left join public.albums as a on e.entries = 'albums' and a.id = e.entry_id
    left join private.song_counts as c on c.entries = e.entries and c.entry_id = e.entry_id
    where e.entry_id is distinct from except_id and coalesce(n.year = a.year, true)
    order by e.nearness desc, c.songs desc nulls last, e.entries desc, e.entry_id
    limit 1
  ) as near
  where near.name is not null and n.typed not in (select k.typed_name from known as k);
$$;
revoke all on function private.near_names(text[], text[], bigint) from public;
