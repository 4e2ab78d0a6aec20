-- The songs of the names that a search finds by one of its strategies: best names first, singers slightly before
-- albums, albums slightly before lyricists and music directors. Leaves out names that fit much worse than the best.
-- For two letters, only whole words of names count.
create or replace function private.songs_of_names_in_way(
  way private.search_ways, query text, asked private.asked, out ids bigint[], out fits real[], out scores real[])
language sql stable
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select 50 as most_names, 3 as least_letters_within_words, 0.03 as gain_of_singers,
      0.02 as gain_of_albums, 0.01 as gain_of_others,
      -- An album by its first letters (`kkhh`): more than a singer or a title that sounds so (K. K., Kahkaha).
      1.2 as score_of_name, 0.12 as gain_of_initials
  ),
  names as materialized (
    select n.entries, n.entry_id, n.fit, n.score > m.score_of_name as by_initials, row_number() over () as place
    from measures as m cross join lateral (
      select *, max(n.fit) over () as best_fit
      from (
        -- By its name and by other names.
        select f.entries, f.entry_id, max(f.fit) as fit, max(f.score) as score
        from private.names_of_query(
          way, query, asked, (private.conditions_of_query((way).way, asked)).titles,
          length(btrim(query)) < m.least_letters_within_words) as f
        group by f.entries, f.entry_id
      ) as n
      order by n.score desc, n.entries, n.entry_id limit m.most_names
    ) as n
    where n.fit >= n.best_fit - (way).slack
  )
  select coalesce(array_agg(s.lyric_id), '{}'), coalesce(array_agg(n.fit), '{}'),
    coalesce(
      array_agg((n.fit + case n.entries
        when 'singers' then m.gain_of_singers
        when 'albums' then case when n.by_initials then m.gain_of_initials else m.gain_of_albums end
        else m.gain_of_others end)::real),
      '{}')
  from measures as m
  cross join private.songs_of_names(
    (select array_agg(n.entries order by n.place) from names as n),
    (select array_agg(n.entry_id order by n.place) from names as n)) as s
  join names as n on n.place = s.place;
$$;
revoke all on function private.songs_of_names_in_way(private.search_ways, text, private.asked) from public;
