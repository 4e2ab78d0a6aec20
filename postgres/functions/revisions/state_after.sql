-- What a song, person, album or setting was after one of its revisions, which is what it was before the next; after
-- revision 0 what it was before all that are kept. Null if it did not exist then.
create or replace function private.state_after(revised_table text, revised_key text, revision_id bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select case when next.id is null
    then private.present_state(revised_table, revised_key)
    else private.state_before(revised_table, revised_key, next.id)
  end
  from (
    select min(r.id) as id from private.revisions as r
    where r.table_name = revised_table and r.row_key = revised_key and r.id > revision_id
  ) as next;
$$;
revoke all on function private.state_after(text, text, bigint) from public;
