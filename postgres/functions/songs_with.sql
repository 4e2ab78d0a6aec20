-- Ids of songs whose row of marks in a table of the search fulfils a condition, about `most` of them, the most viewed first. Where the
-- planner expects very many, those among the five hundred most viewed are looked for first, and any others follow, no more than are
-- `enough` (to ask the planner, a function has to be volatile); it is not asked where `is_rare` says that few can be expected.
-- With `among_most_viewed` no others are looked at. `more_there` when `enough` were found and there are very many more.
create or replace function private.songs_with(
  search_table text, condition text, most integer, enough integer, is_rare boolean, among_most_viewed boolean,
  out ids bigint[], out more_there boolean)
language plpgsql volatile strict
set enable_hashjoin = off
set enable_indexscan = on
set enable_mergejoin = off
set jit = off
-- What is read row by row is read from the beginning, or a second page would not go on where the first ended.
set synchronize_seqscans = off
set search_path = ''
as $$
declare
  plan json;
  expected real := 0;
  wanted integer := most;
  others bigint[];
begin
  ids := '{}';
  if not is_rare then
    execute format('explain (format json) select from private.%I as s where %s', search_table, condition) into plan;
    expected := plan -> 0 -> 'Plan' ->> 'Plan Rows';
  end if;
  if expected > 10000 then
    wanted := least(most, enough);
  end if;
  if among_most_viewed or expected > 10000 then
    execute format(
      'select array(
         select s.lyric_id from (select l.id from public.lyrics as l order by l.views desc, l.id limit 500) as l
         join private.%I as s on s.lyric_id = l.id where %s limit %s)',
      search_table, condition, wanted)
    into ids;
  end if;
  if cardinality(ids) < wanted and not among_most_viewed then
    -- What many of all songs have is soon met row by row, a few of them sooner still; else only the index is sure to be quick.
    perform set_config('enable_seqscan', case
      when expected > (
        select c.reltuples / case when wanted < 300 then 60 else 15 end
        from pg_catalog.pg_class as c where c.oid = ('private.' || search_table)::regclass)
      then 'on' else 'off' end, true);
    -- Nor is the order of ids a way to look for what few songs have, though the planner may expect to meet them soon.
    perform set_config('enable_indexscan', case when expected > 10000 then 'on' else 'off' end, true);
    execute format(
      'select array(select s.lyric_id from private.%I as s where (%s)%s limit %s)',
      search_table, condition, case when ids <> '{}' then ' and s.lyric_id <> all ($1)' else '' end, wanted - cardinality(ids))
    into others using ids;
    ids := case when ids = '{}' then private.most_viewed_first(others) else ids || others end;
  end if;
  more_there := wanted < most and cardinality(ids) >= wanted;
end
$$;
revoke all on function private.songs_with(text, text, integer, integer, boolean, boolean) from public;
