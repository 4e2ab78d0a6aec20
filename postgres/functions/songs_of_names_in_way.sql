-- The songs of the names that a search finds in one of its ways: the fifty best names, singers a little before albums, albums a little
-- before lyricists and music directors. What fits much less than the best is left out. Of two letters, only whole words are names.
create or replace function private.songs_of_names_in_way(
  way text, query text, asked private.asked, out ids bigint[], out fits real[], out scores real[])
language sql stable
set jit = off
set search_path = ''
as $$
  with names as materialized (
    select n.entries, n.entry_id, n.fit, row_number() over () as place
    from (
      select *, max(n.fit) over () as best_fit
      from private.names_of_query(way, query, asked, (private.conditions_of_query(way, asked)).titles, length(btrim(query)) < 3) as n
      order by n.score desc, n.entries, n.entry_id limit 50
    ) as n
    where n.fit >= n.best_fit - 0.2
  )
  select coalesce(array_agg(s.lyric_id), '{}'), coalesce(array_agg(n.fit), '{}'),
    coalesce(array_agg((n.fit + case n.entries when 'singers' then 0.03 when 'albums' then 0.02 else 0.01 end)::real), '{}')
  from private.songs_of_names(
    (select array_agg(n.entries order by n.place) from names as n), (select array_agg(n.entry_id order by n.place) from names as n)) as s
  join names as n on n.place = s.place;
$$;
revoke all on function private.songs_of_names_in_way(text, text, private.asked) from public;
