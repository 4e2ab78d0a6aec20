-- Says by which way the current transaction changes the catalogue, for its revisions. The first word counts:
-- restoring a version calls the functions that save.
create or replace function private.changed_by(way text) returns void
language sql volatile
set search_path = ''
as $$
  select set_config('antara.changed_by', way, true)
  where coalesce(current_setting('antara.changed_by', true), '') = '';
$$;
revoke all on function private.changed_by(text) from public;
