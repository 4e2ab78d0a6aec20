-- Settles what transactions have settled by an older state than others had committed (isolation levels other than
-- read committed): groups, search fields, lists of people and decades, and the list of the administrator.
create or replace function private.settle_again() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  again bigint[];
begin
  with taken as materialized (
    delete from private.to_settle_again as t
    where (t.entries, t.entry_id) in (
      select w.entries, w.entry_id from private.to_settle_again as w
      order by w.entries, w.entry_id limit 1000 for update skip locked)
    returning t.entries, t.entry_id
  )
  select array_agg(l.id) into again
  from (
    select l.id from public.lyrics as l
    where l.id = any (array(
      select t.entry_id from taken as t where t.entries = 'lyrics'
      union
      select unnest(private.songs_of(t.entries, t.entry_id)) from taken as t where t.entries <> 'lyrics'))
    order by l.id for no key update
  ) as l;
  perform private.write_songs(null, null, again, again, again, again);
end
$$;
revoke all on function private.settle_again() from public;
