-- Keeps what something was before a change. `was` and `is_now` are the states of the fields that may have changed: `was` is null if
-- it did not exist, `is_now` if it does not exist any more, and then `was` is the whole state. Further changes by the same
-- transaction add to its revision, which is removed if in the end nothing has changed.
--
-- A song that becomes a draft is withdrawn, and one that a draft becomes is published (functions/song-drafts/).
--
-- Callers hold a lock on the row, so that revisions of one row are numbered in the order of the commits.
create or replace function private.keep_revision(changed_table text, changed_key text, was jsonb, is_now jsonb) returns void
language plpgsql volatile
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
declare
  most_kept constant integer := 100;
  moves constant boolean := coalesce(current_setting('antara.moves', true), '') = 'on';
  coming constant text := case when moves then 'published' else 'added' end;
  going constant text := case when moves then 'withdrawn' else 'deleted' end;
  latest record;
  changed_fields jsonb;
begin
  select r.id, r.action, r.before, r.transaction_id = pg_current_xact_id() and r.changed_at = now() as is_own into latest
  from private.revisions as r where r.table_name = changed_table and r.row_key = changed_key order by r.id desc limit 1;
  if latest.is_own and latest.action in ('added', 'published') then
    if is_now is null then
      delete from private.revisions as r where r.id = latest.id;
    end if;
    return;
  end if;
  if latest.is_own and latest.action in ('deleted', 'withdrawn') and was is not null then
    -- A part that is gone with it.
    return;
  end if;

  if latest.is_own then
    was := coalesce(was, '{}') || latest.before;
  end if;
  changed_fields := case when is_now is null then was else (
    select jsonb_object_agg(f.key, f.value) from jsonb_each(was) as f where f.value is distinct from is_now -> f.key) end;
  if latest.is_own then
    if changed_fields is null then
      delete from private.revisions as r where r.id = latest.id;
    else
      update private.revisions as r
      set before = changed_fields, action = case when is_now is null then going else 'changed' end
      where r.id = latest.id;
    end if;
    return;
  end if;

  if was is not null and changed_fields is null then
    return;
  end if;
  insert into private.revisions (table_name, row_key, way, action, before)
  values (
    changed_table, changed_key, private.way_of_change(),
    case when was is null then coming when is_now is null then going else 'changed' end, changed_fields);
  if latest.id is not null then
    delete from private.revisions as r
    where r.table_name = changed_table and r.row_key = changed_key and r.id < (
      select last.id from private.revisions as last
      where last.table_name = changed_table and last.row_key = changed_key
      order by last.id desc offset most_kept - 1 limit 1);
  end if;
end
$$;
revoke all on function private.keep_revision(text, text, jsonb, jsonb) from public;
