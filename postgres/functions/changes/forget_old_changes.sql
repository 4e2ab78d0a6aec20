-- Deletes changes that every instance has had minutes to read, except the last version. Safe to call from several
-- processes.
create or replace function private.forget_old_changes() returns void
language sql volatile
set search_path = ''
as $$
  with old as (
    delete from private.catalogue_versions as v
    where v.told_at < now() - interval '5 minutes'
      and v.version < (select max(last.version) from private.catalogue_versions as last)
    returning v.transaction_id
  )
  delete from private.changes as c where c.transaction_id in (select old.transaction_id from old);
$$;
revoke all on function private.forget_old_changes() from public;
