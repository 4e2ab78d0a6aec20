-- The way by which the current transaction changes the catalogue: what our own writers have said
-- (functions/revisions/changed_by.sql), else what the role tells. Only the data service becomes another role.
create or replace function private.way_of_change() returns text
language sql stable
set search_path = ''
as $$
  select case
    when said in ('form', 'import', 'merge', 'trash', 'version', 'starter', 'bulk', 'undo', 'clock') then said
    when current_setting('role') = 'none' then 'sql'
    else 'data-service'
  end
  from (select current_setting('antara.changed_by', true)) as s (said);
$$;
revoke all on function private.way_of_change() from public;
