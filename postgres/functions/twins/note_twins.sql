-- Notes whose likely twins are to be looked for (functions/twins/find_noted_twins.sql); `changed_entries` is the name
-- of their table. A note that is there already is locked until the change is committed: whoever looked before would
-- not see the change, and the note would be gone.
create or replace function private.note_twins(changed_entries text, ids bigint[]) returns void
language sql volatile strict
set search_path = ''
as $$
  insert into private.twins_to_find (entries, entry_id)
  -- In the order of their ids, so that two transactions never deadlock.
  select changed_entries, changed.id from unnest(ids) as changed (id) order by changed.id
  on conflict (entries, entry_id) do update set entry_id = excluded.entry_id;
$$;
revoke all on function private.note_twins(text, bigint[]) from public;
