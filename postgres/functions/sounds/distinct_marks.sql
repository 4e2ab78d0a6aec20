-- The distinct numbers in ascending order.
create or replace function private.distinct_marks(marks integer[]) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct m.mark), '{}') from unnest(marks) as m (mark);
$$;
revoke all on function private.distinct_marks(integer[]) from public;
