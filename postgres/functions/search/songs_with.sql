-- The ids of about `most` songs whose marks in a search table satisfy a condition
-- (functions/search/marks_condition.sql), most viewed first. If the planner expects very many, the most viewed songs
-- of all are searched first, and others follow until there are `enough`; with `is_rare` the planner is not asked,
-- because few are expected. With `among_most_viewed`, only the most viewed are searched. `more_there` means that
-- `enough` were found and there are very many more.
create or replace function private.songs_with(
  search_table text, condition text, most integer, enough integer, is_rare boolean, among_most_viewed boolean,
  out ids bigint[], out more_there boolean)
language plpgsql volatile strict
set enable_hashjoin = off
set enable_indexscan = on
set enable_mergejoin = off
-- Sequential scans start at the beginning, so that a second page continues where the first ended.
set synchronize_seqscans = off
set search_path = ''
as $$
declare
  -- From this number on, songs are very many.
  many_songs constant integer := 10000;
  -- Songs that count as the most viewed of all.
  most_viewed constant integer := 500;
  -- If this share of all songs match, a sequential scan soon finds enough.
  part_met_soon constant integer := 15;
  few_wanted constant integer := 300;
  part_met_soon_of_few constant integer := 60;
  expected real := 0;
  wanted integer := most;
  others bigint[];
begin
  ids := '{}';
  if not is_rare then
    expected := private.expected_songs(search_table, condition);
  end if;
  if expected > many_songs then
    wanted := least(most, enough);
  end if;
  if among_most_viewed or expected > many_songs then
    ids := private.most_viewed_fulfilling(search_table, condition, most_viewed, wanted);
  end if;
  if cardinality(ids) < wanted and not among_most_viewed then
    -- For rarer marks, only the index is reliably fast.
    perform set_config('enable_seqscan', case
      when expected > (
        select c.reltuples / case when wanted < few_wanted then part_met_soon_of_few else part_met_soon end
        from pg_catalog.pg_class as c where c.oid = ('private.' || search_table)::regclass)
      then 'on' else 'off' end, true);
    -- A scan in the order of ids does not suit rare marks either, although the planner may prefer it.
    perform set_config('enable_indexscan', case when expected > many_songs then 'on' else 'off' end, true);
    others := private.songs_fulfilling(search_table, condition, ids, wanted - cardinality(ids));
    ids := case when ids = '{}' then private.most_viewed_first(others) else ids || others end;
  end if;
  more_there := wanted < most and cardinality(ids) >= wanted;
end
$$;
revoke all on function private.songs_with(text, text, integer, integer, boolean, boolean) from public;
