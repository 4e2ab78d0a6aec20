-- The singers, lyricists, music directors and albums that a keyword finds, however it is spelled and in either script: who
-- holds it in the name as it is typed, and whose name sounds like it. `entries` is the name of their table, `place` counts
-- within it from 1: the name itself first, then its beginning, then by fit and name. What fits much less than the best of its
-- kind is left out, and what is beyond 1,001. The `ways` are those that are gone where as typed none fits well
-- (functions/names_of_looser_ways.sql).
create or replace function private.find_names_by(ways text[], keyword text, asked private.asked)
returns table (entries text, entry_id bigint, place bigint)
language sql stable
set jit = off
set search_path = ''
as $$
  with typed as materialized (
    select * from private.names_of_query(
      'as typed', left(keyword, 200), asked, (private.conditions_of_query('as typed', asked)).titles, false)
  ),
  found as materialized (
    -- They may be thousands, and none is among them twice.
    select * from typed where exists (select from typed where fit > 0.78)
    union all
    select hit.entries, hit.entry_id, hit.name_key, max(hit.fit), max(hit.score)
    from (
      select * from typed union all select * from private.names_of_looser_ways(ways, left(keyword, 200), asked)
    ) as hit
    where not exists (select from typed where fit > 0.78)
    group by hit.entries, hit.entry_id, hit.name_key
  )
  select placed.entries, placed.entry_id, placed.place
  from (
    select f.entries, f.entry_id, row_number() over (
      partition by f.entries order by (100 * f.score)::integer desc, f.name_key, f.entry_id) as place
    from found as f join (select entries, max(fit) as fit from found group by entries) as best on best.entries = f.entries
    where f.fit >= best.fit - 0.2
  ) as placed
  where placed.place <= 1001;
$$;
revoke all on function private.find_names_by(text[], text, private.asked) from public;
