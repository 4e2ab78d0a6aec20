-- All values of gaps that songs have, few of the many that are possible. Jumps from one to the next in their index.
create or replace function private.used_gaps() returns setof integer
language sql stable rows 50
set search_path = ''
as $$
  with recursive used as (
    (select m.gaps from private.managed_songs as m order by m.gaps limit 1)
    union all
    select (select m.gaps from private.managed_songs as m where m.gaps > u.gaps order by m.gaps limit 1)
    from used as u where u.gaps is not null
  )
  select u.gaps from used as u where u.gaps is not null;
$$;
revoke all on function private.used_gaps() from public;
