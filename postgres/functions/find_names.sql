-- The singers, lyricists, music directors and albums that a keyword finds, however it is spelled and in either script: who
-- holds it in the name as it is typed, and whose name sounds like it. `entries` is the name of their table, `place` counts
-- within it from 1: the name itself first, then its beginning, then by fit and name. What fits much less than the best of its
-- kind is left out, and what is beyond 1,001.
create or replace function private.find_names(keyword text)
returns table (entries text, entry_id bigint, place bigint)
language sql stable
set search_path = ''
as $$
  select placed.entries, placed.entry_id, placed.place
  from (
    select good.entries, good.entry_id, row_number() over (
      partition by good.entries order by round(good.score::numeric, 2) desc, s.name_key, good.entry_id) as place
    from (
      select n.*, max(n.fit) over (partition by n.entries) as best from private.search_names(left(keyword, 200), true) as n
    ) as good
    join private.search_names as s on s.entries = good.entries and s.entry_id = good.entry_id
    where good.fit >= good.best - 0.2
  ) as placed
  where placed.place <= 1001;
$$;
revoke all on function private.find_names(text) from public;
