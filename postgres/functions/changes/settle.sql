-- Settles what was noted of a transaction (functions/changes/note.sql): private.settle_noted, at the commit. A commit
-- knows no time limit, so our functions that save songs settle these before (private.settle_songs), and the data
-- service has this trigger run before its commit; then only counts are left, and what was noted afterwards.
create or replace function private.settle() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.settle_noted();
  return null;
end
$$;
revoke all on function private.settle() from public;

-- PostgreSQL has no "or replace" for constraint triggers.
do $$
declare
  noting record;
begin
  for noting in
    select * from (values ('noted', 'new.is_first'), ('changes', 'new.place = 1')) as n (table_name, is_first)
    where not exists (
      select from pg_catalog.pg_trigger as t
      where t.tgrelid = format('private.%I', n.table_name)::regclass and t.tgname = 'settle')
  loop
    -- As text: a table by its name.
    execute format(
      'create constraint trigger settle after insert on private.%I deferrable initially deferred
       for each row when (%s) execute function private.settle()', noting.table_name, noting.is_first);
  end loop;
end
$$;
