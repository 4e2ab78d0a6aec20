-- What a song, person, album or setting was before one of its revisions: the present state with the fields that this
-- revision and later ones have changed, as the earliest of these keeps them. Null if it did not exist, or if nothing
-- is kept of the draft that was published.
create or replace function private.state_before(revised_table text, revised_key text, revision_id bigint)
returns jsonb
language sql stable
set search_path = ''
as $$
  with since as materialized (
    select r.id, r.before from private.revisions as r
    where r.table_name = revised_table and r.row_key = revised_key and r.id >= revision_id
  ),
  past (state) as (
    select coalesce(private.present_state(revised_table, revised_key), '{}') || (
      select jsonb_object_agg(f.key, f.value)
      from (
        select distinct on (f.key) f.key, f.value from since as s cross join jsonb_each(s.before) as f
        order by f.key, s.id
      ) as f)
    where (select first.before is not null from since as first order by first.id limit 1)
  )
  -- A draft that was never public has no date.
  select case when p.state -> 'created_at' = 'null' then p.state - 'created_at' else p.state end from past as p;
$$;
revoke all on function private.state_before(text, text, bigint) from public;
