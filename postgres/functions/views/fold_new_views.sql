-- Adds the latest views to the stored counts; returns the number of processed rows. Safe to call from several
-- processes, in a transaction of its own: if another process does the same or commits a change, it leaves the rows
-- for the next time and does not wait.
create or replace function private.fold_new_views() returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  folded bigint;
begin
  -- The lock of functions/counts/settle_counts.sql.
  if not pg_try_advisory_xact_lock(4862019574) then
    return 0;
  end if;
  with gone as (
    delete from private.new_views as v
    where (v.singer_id, v.backend) in (
      select n.singer_id, n.backend from private.new_views as n
      -- A singer of an open transaction gets a row at its commit, and the views wait for it.
      where n.singer_id = 0
        or exists (select from private.song_counts as s where s.entries = 'singers' and s.entry_id = n.singer_id)
      limit 100000 for update skip locked)
    returning v.singer_id, v.views
  ),
  summed as (
    select g.singer_id, sum(g.views) as views from gone as g group by g.singer_id
  ),
  counted as (
    update private.song_counts as s set views = s.views + v.views from summed as v
    where s.entries = 'singers' and s.entry_id = v.singer_id
  ),
  totalled as (
    update private.totals as t set views = t.views + v.views from summed as v
    where t.entries = 'lyrics' and v.singer_id = 0
  )
  select count(*) into folded from gone;
  return folded;
end
$$;
revoke all on function private.fold_new_views() from public;
