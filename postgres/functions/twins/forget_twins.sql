-- Forgets the likely twins of what is gone; `changed_entries` is the name of its table.
create or replace function private.forget_twins(changed_entries text, ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  delete from private.likely_twins as t where t.entries = changed_entries and t.first_id = any (ids);
  delete from private.likely_twins as t where t.entries = changed_entries and t.second_id = any (ids);
end
$$;
revoke all on function private.forget_twins(text, bigint[]) from public;
