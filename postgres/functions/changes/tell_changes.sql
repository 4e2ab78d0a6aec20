-- Gives a transaction that has changed the catalogue a version, and notifies all instances. Runs at the commit, so that
-- versions ascend in the order of commits; the lock is held only until the commit is visible.
create or replace function private.tell_changes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- An arbitrary number that no other program uses.
  perform pg_advisory_xact_lock(4862019574);
  insert into private.catalogue_versions (transaction_id) values (new.transaction_id);
  perform pg_notify('antara_changes', '');
  return null;
end
$$;
revoke all on function private.tell_changes() from public;

-- PostgreSQL has no "or replace" for constraint triggers.
do $$
begin
  if not exists (
    select from pg_catalog.pg_trigger as t where t.tgrelid = 'private.changes'::regclass and t.tgname = 'tell_changes')
  then
    create constraint trigger tell_changes after insert on private.changes
    deferrable initially deferred
    for each row when (new.place = 1) execute function private.tell_changes();
  end if;
end
$$;
