-- Finds singers, lyricists, music directors and albums by a keyword, in any spelling and either script: names that
-- contain it literally, and names that sound like it. `entries` is the name of their table. The best have the highest
-- `score`, at most 125, then come `name_key` and `entry_id`; rows are unordered, because callers need only a few of
-- them in order. Leaves out names that fit much worse than the best of their kind. May return a few more per kind
-- than can be listed. `ways` are tried if nothing fits well as typed
-- (functions/search-names/names_of_looser_ways.sql).
create or replace function private.find_names_unordered(ways text[], keyword text, asked private.asked)
returns table (entries text, entry_id bigint, name_key text, score integer)
language plpgsql stable
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
declare
  -- Number of distinct scores; names with the same score are sorted alphabetically.
  steps_of_score constant integer := 100;
  query text := private.searched_part(keyword);
  as_typed private.search_ways;
begin
  select w.* into as_typed from private.search_ways as w where w.way = 'as typed';
  return query
  with holding as materialized (
    select n.entries, n.entry_id, min(n.name_key) as name_key, max(n.score) as score
    from private.names_holding(private.name_key(query)) as n group by n.entries, n.entry_id
  ),
  typed as materialized (
    select n.*
    from private.names_sounding(as_typed, query, asked,
      (private.conditions_of_query('as typed', asked)).titles, false) as n
  ),
  sounding as materialized (
    -- A name may be held and another name of the same entry sound alike.
    select hit.entries, hit.entry_id, min(hit.name_key) as name_key, max(hit.fit) as fit, max(hit.score) as score
    from (
      select t.* from typed as t
      union all
      select n.* from private.names_of_looser_ways(ways, query, asked) as n
      where not exists (select from holding)
        and not exists (select from typed as good where good.fit > as_typed.enough_name_fit)
    ) as hit
    where not exists (select from holding as h where h.entries = hit.entries and h.entry_id = hit.entry_id)
    group by hit.entries, hit.entry_id
  ),
  -- Names that contain it have the best fit.
  bests as materialized (
    select kind.entries, case
      when exists (select from holding as h where h.entries = kind.entries) then 1
      else (select max(s.fit) from sounding as s where s.entries = kind.entries)
    end as fit
    from unnest(array['albums', 'lyricists', 'music_directors', 'singers']) as kind (entries)
  )
  select h.entries, h.entry_id, h.name_key, (steps_of_score * h.score)::integer from holding as h
  union all
  select s.entries, s.entry_id, s.name_key, (steps_of_score * s.score)::integer
  from bests as best join sounding as s on s.entries = best.entries where s.fit >= best.fit - as_typed.slack;
end
$$;
revoke all on function private.find_names_unordered(text[], text, private.asked) from public;
