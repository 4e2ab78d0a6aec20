-- Lets the address of a merged album or person, and of all that were merged into it before, lead to the one that
-- stayed. `given` are the keys of the aliases that this one got by the merge.
create or replace function private.remember_merge(merged_table text, from_id bigint, to_id bigint, given text[])
returns void
language sql volatile
set search_path = ''
as $$
  -- An id may have been given anew by a client.
  delete from private.merged_entries as m where m.entries = merged_table and m.entry_id in (from_id, to_id);
  update private.merged_entries as m set into_id = to_id where m.entries = merged_table and m.into_id = from_id;
  insert into private.merged_entries (entries, entry_id, into_id, alias_keys)
  values (merged_table, from_id, to_id, given);
$$;
revoke all on function private.remember_merge(text, bigint, bigint, text[]) from public;
