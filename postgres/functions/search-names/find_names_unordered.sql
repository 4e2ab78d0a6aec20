-- The singers, lyricists, music directors and albums that a keyword finds, however it is spelled and in either script: who
-- holds it in the name as it is typed, and whose name sounds like it. `entries` is the name of their table. Those of one kind are
-- best first by `score`, of which the highest is 120, then by `name_key` and `entry_id`; they come unordered, since who asks needs
-- few of them in order. What fits much less than the best of its kind is left out. Of a kind there may be some more than can be listed. The
-- `ways` are those that are gone where as typed none fits well (functions/search-names/names_of_looser_ways.sql).
create or replace function private.find_names_unordered(ways text[], keyword text, asked private.asked)
returns table (entries text, entry_id bigint, name_key text, score integer)
language plpgsql stable
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set search_path = ''
as $$
declare
  -- Scores are told in so many steps; within one, names stand by the alphabet.
  steps_of_score constant integer := 100;
  query text := private.searched_part(keyword);
  as_typed private.search_ways;
begin
  select w.* into as_typed from private.search_ways as w where w.way = 'as typed';
  return query
  with holding as materialized (
    select n.* from private.names_holding(private.name_key(query)) as n
  ),
  typed as materialized (
    select n.*
    from private.names_sounding(as_typed, query, asked, (private.conditions_of_query('as typed', asked)).titles, false) as n
  ),
  sounding as materialized (
    select hit.entries, hit.entry_id, hit.name_key, max(hit.fit) as fit, max(hit.score) as score
    from (
      select t.* from typed as t
      union all
      select n.* from private.names_of_looser_ways(ways, query, asked) as n
      where not exists (select from holding) and not exists (select from typed as good where good.fit > as_typed.enough_name_fit)
    ) as hit
    group by hit.entries, hit.entry_id, hit.name_key
  ),
  -- Who holds it fits as well as can be.
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
