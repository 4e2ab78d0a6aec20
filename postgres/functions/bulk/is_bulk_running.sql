-- Whether a process is carrying out an action on many songs. It holds this lock until the end of its transaction, so
-- that there is only one at a time, and the lock is gone when the process is killed.
create or replace function private.is_bulk_running() returns boolean
language sql volatile
set search_path = ''
as $$
  select exists (
    select from pg_catalog.pg_locks as l
    where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and (l.classid, l.objid) = (486201::oid, 35::oid)
      and l.database = (select d.oid from pg_catalog.pg_database as d where d.datname = current_database()));
$$;
revoke all on function private.is_bulk_running() from public;
