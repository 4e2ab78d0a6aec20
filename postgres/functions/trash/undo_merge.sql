-- Before a merged album or person is restored: its address is its own again, and the aliases that the merge gave to
-- the other one go.
create or replace function private.undo_merge(merged_table text, merged_id bigint) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  merge record;
begin
  delete from private.merged_entries as m where m.entries = merged_table and m.entry_id = merged_id
  returning m.into_id, m.alias_keys into merge;
  if merge.alias_keys is null or merge.alias_keys = '{}' then
    return;
  end if;
  if merged_table = 'albums' then
    delete from public.album_aliases as a where a.album_id = merge.into_id and a.alias_key = any (merge.alias_keys);
  else
    delete from public.person_aliases as a
    where a.name_key = private.name_key_of(merged_table, merge.into_id) and a.alias_key = any (merge.alias_keys);
  end if;
end
$$;
revoke all on function private.undo_merge(text, bigint) from public;
