-- The way by which the current transaction changes the catalogue: what our own writers have said
-- (functions/revisions/changed_by.sql), else what the role tells. Only the data service becomes another role. A
-- SQL-standard body, so that it needs no search path and is inlined.
create or replace function private.way_of_change() returns text
language sql stable
return case
  when current_setting('antara.changed_by', true)
    in ('form', 'import', 'merge', 'trash', 'version', 'starter', 'bulk', 'undo', 'clock')
  then current_setting('antara.changed_by', true)
  when current_setting('role') = 'none' then 'sql'
  else 'data-service'
end;
revoke all on function private.way_of_change() from public;
