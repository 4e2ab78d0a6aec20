-- The album or person into which this one was merged; null if there is none, also because it was deleted.
create or replace function private.merged_into(merged_table text, merged_id bigint) returns bigint
language plpgsql stable
set search_path = ''
as $$
declare
  found_id bigint;
begin
  select m.into_id into found_id from private.merged_entries as m
  where m.entries = merged_table and m.entry_id = merged_id;
  if found_id is not null and private.name_key_of(merged_table, found_id) is not null then
    return found_id;
  end if;
  return null;
end
$$;
revoke all on function private.merged_into(text, bigint) from public;
