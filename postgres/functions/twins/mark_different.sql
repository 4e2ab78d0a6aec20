-- Marks two songs, people or albums as not the same, for good. Returns whether they were listed as likely twins.
create or replace function private.mark_different(paired text, one_id bigint, other_id bigint) returns boolean
language plpgsql volatile
set search_path = ''
as $$
begin
  delete from private.likely_twins as t
  where t.entries = paired and t.first_id = least(one_id, other_id) and t.second_id = greatest(one_id, other_id);
  if not found then
    return false;
  end if;
  insert into private.different_entries values (paired, least(one_id, other_id), greatest(one_id, other_id))
  on conflict do nothing;
  return true;
end
$$;
revoke all on function private.mark_different(text, bigint, bigint) from public;
