-- Moves the sequences on as functions/saving/follow_given_id.sql does, to ids that were given when there was no
-- trigger: before it was made, and while a backup is loaded.
create or replace function private.follow_given_ids() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  given record;
begin
  for given in
    select t.tgrelid::regclass as rows, pg_get_serial_sequence(t.tgrelid::regclass::text, 'id') as numbers
    from pg_catalog.pg_trigger as t where t.tgname = 'follow_given_id'
  loop
    -- As text: a table by its name.
    execute format(
      'select setval(%1$L, max(e.id)) from %2$s as e where e.id <= 9007199254740991 - 1000000000000
       having max(e.id) > coalesce(pg_sequence_last_value(%1$L::regclass), 0)', given.numbers, given.rows);
  end loop;
end
$$;
revoke all on function private.follow_given_ids() from public;
select private.follow_given_ids();
