-- The singers, lyricists, music directors and albums that a keyword finds, however it is spelled and in either script: who
-- holds it in the name as it is typed, and whose name sounds like it. `entries` is the name of their table, `place` counts
-- within it from 1: the name itself first, then its beginning, then by fit and name. What fits much less than the best of its
-- kind is left out, and what is beyond 1,001. The `ways` are those that are gone where as typed none fits well
-- (functions/names_of_looser_ways.sql).
create or replace function private.find_names_by(ways text[], keyword text, asked private.asked)
returns table (entries text, entry_id bigint, place bigint)
language plpgsql stable
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set search_path = ''
as $$
declare
  query text := left(keyword, 200);
begin
  return query
  with typed as materialized (
    select n.* from private.names_of_query('as typed', query, asked, (private.conditions_of_query('as typed', asked)).titles, false) as n
  ),
  found as materialized (
    -- They may be thousands, and none is among them twice.
    select t.* from typed as t where exists (select from typed as good where good.fit > 0.78)
    union all
    select hit.entries, hit.entry_id, hit.name_key, max(hit.fit), max(hit.score)
    from (select t.* from typed as t union all select n.* from private.names_of_looser_ways(ways, query, asked) as n) as hit
    where not exists (select from typed as good where good.fit > 0.78)
    group by hit.entries, hit.entry_id, hit.name_key
  )
  select kind.entries, placed.entry_id, placed.place
  from unnest(array['albums', 'lyricists', 'music_directors', 'singers']) as kind (entries)
  cross join lateral (
    select f.entry_id, row_number() over (order by (100 * f.score)::integer desc, f.name_key, f.entry_id) as place
    from found as f
    where f.entries = kind.entries and f.fit >= (select max(best.fit) from found as best where best.entries = kind.entries) - 0.2
  ) as placed
  where placed.place <= 1001;
end
$$;
revoke all on function private.find_names_by(text[], text, private.asked) from public;
