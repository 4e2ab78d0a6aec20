-- The singers, lyricists, music directors and albums that a keyword finds, however it is spelled and in either script: who
-- holds it in the name as it is typed, and whose name sounds like it. `entries` is the name of their table, `place` counts
-- within it from 1: the name itself first, then its beginning, then by fit and name. What fits much less than the best of its
-- kind is left out, and what is beyond 1,001. The `ways` of looking are those of `names_of_query`; each is gone only where none
-- before it led to a name that fits well.
create or replace function private.find_names_by(ways text[], keyword text, asked private.asked)
returns table (entries text, entry_id bigint, place bigint)
language plpgsql stable
set jit = off
set search_path = ''
as $$
declare
  query text := left(keyword, 200);
  way text;
  found_now record;
  kinds text[] := '{}';
  ids bigint[] := '{}';
  fits real[] := '{}';
  scores real[] := '{}';
begin
  foreach way in array ways loop
    select array_agg(n.entries) as kinds, array_agg(n.entry_id) as ids, array_agg(n.fit) as fits, array_agg(n.score) as scores
    into found_now from private.names_of_query(way, query, asked, (private.conditions_of_query(way, asked)).titles, false) as n;
    kinds := kinds || found_now.kinds;
    ids := ids || found_now.ids;
    fits := fits || found_now.fits;
    scores := scores || found_now.scores;
    exit when (select max(f) from unnest(fits) as f) > 0.78;
  end loop;
  return query
  select placed.entries, placed.id, placed.place
  from (
    select good.entries, good.id, row_number() over (
      partition by good.entries order by round(good.score::numeric, 2) desc, s.name_key, good.id) as place
    from (
      select hit.entries, hit.id, max(hit.fit) as fit, max(hit.score) as score, max(max(hit.fit)) over (partition by hit.entries) as best
      from unnest(kinds, ids, fits, scores) as hit (entries, id, fit, score)
      group by hit.entries, hit.id
    ) as good
    join private.search_names as s on s.entries = good.entries and s.entry_id = good.id
    where good.fit >= good.best - 0.2
  ) as placed
  where placed.place <= 1001;
end
$$;
revoke all on function private.find_names_by(text[], text, private.asked) from public;
