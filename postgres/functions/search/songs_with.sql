-- Ids of songs whose row of marks in a table of the search fulfils a condition (functions/search/marks_condition.sql), about `most` of them, the most
-- viewed first. Where the planner expects very many, those among the most viewed of all are looked for first, and any others follow, no
-- more than are `enough`; it is not asked where `is_rare` says that few can be expected. With `among_most_viewed` no others are looked at.
-- `more_there` when `enough` were found and there are very many more.
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
  -- More songs than that are very many.
  many_songs constant integer := 10000;
  -- Songs that count as the most viewed of all.
  most_viewed constant integer := 500;
  -- What this part of all songs has is soon met row by row, a few of them sooner still.
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
    -- Only the index is sure to be quick with what fewer have.
    perform set_config('enable_seqscan', case
      when expected > (
        select c.reltuples / case when wanted < few_wanted then part_met_soon_of_few else part_met_soon end
        from pg_catalog.pg_class as c where c.oid = ('private.' || search_table)::regclass)
      then 'on' else 'off' end, true);
    -- Nor is the order of ids a way to look for what few songs have, though the planner may expect to meet them soon.
    perform set_config('enable_indexscan', case when expected > many_songs then 'on' else 'off' end, true);
    others := private.songs_fulfilling(search_table, condition, ids, wanted - cardinality(ids));
    ids := case when ids = '{}' then private.most_viewed_first(others) else ids || others end;
  end if;
  more_there := wanted < most and cardinality(ids) >= wanted;
end
$$;
revoke all on function private.songs_with(text, text, integer, integer, boolean, boolean) from public;
