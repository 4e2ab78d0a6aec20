-- Takes the lock of functions/bulk/is_bulk_running.sql; false if another process has it.
create or replace function private.try_to_run_bulk() returns boolean
language sql volatile
set search_path = ''
as $$
  select pg_try_advisory_xact_lock(486201, 35);
$$;
revoke all on function private.try_to_run_bulk() from public;
