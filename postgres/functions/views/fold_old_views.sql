-- Merges the views of each quarter of an hour into one row, once no transaction writes there any more; returns the
-- number of merged rows. Safe to call from several processes.
create or replace function private.fold_old_views() returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  folded bigint;
begin
  with gone as (
    delete from private.view_counts as old
    where (old.starts_at, old.backend) in (
      select v.starts_at, v.backend from private.view_counts as v
      where v.starts_at < now() - interval '2 days' and v.backend <> 0
      order by v.starts_at, v.backend limit 100000 for update skip locked)
    returning old.starts_at, old.views
  ),
  kept as (
    insert into private.view_counts as one (starts_at, backend, views)
    select gone.starts_at, 0, sum(gone.views) from gone group by gone.starts_at order by gone.starts_at
    on conflict (starts_at, backend) do update set views = one.views + excluded.views
  )
  select count(*) into folded from gone;
  return folded;
end
$$;
revoke all on function private.fold_old_views() from public;
