-- Keeps what something was before a change. `was` and `is_now` are the states of the fields that may have changed:
-- `was` is null if it did not exist, `is_now` if it does not exist any more, and then `was` is the whole state.
-- Further changes by the same transaction add to its revision, which is removed if in the end nothing has changed.
--
-- A draft (`changed_table` is `drafts`) has the revisions of its song, whose actions say which of both it was. A song
-- that is gone while a draft has its number is withdrawn. For one that a draft becomes see
-- functions/revisions/keep_published.sql.
--
-- Callers hold a lock on the row, so that revisions of one row are numbered in the order of the commits.
create or replace function private.keep_revision(changed_table text, changed_key text, was jsonb, is_now jsonb)
returns void
language plpgsql volatile
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
declare
  most_kept constant integer := 100;
  kept_table constant text := case changed_table when 'drafts' then 'lyrics' else changed_table end;
  kind constant text := case changed_table when 'drafts' then 'draft' else 'public' end;
  -- What it was before the transaction, and what it is now; null if nothing.
  started text;
  ended text;
  done text;
  latest record;
  changed_fields jsonb;
begin
  select r.id, r.action, r.before, r.transaction_id = pg_current_xact_id() and r.changed_at = now() as is_own
  into latest
  from private.revisions as r where r.table_name = kept_table and r.row_key = changed_key order by r.id desc limit 1;
  if latest.is_own and latest.action in ('deleted', 'withdrawn') and was is not null and is_now is not null then
    -- A part that is gone with it, or a change of the draft that it has become.
    return;
  end if;

  started := case when was is not null then kind end;
  ended := case when is_now is not null then kind end;
  if changed_table = 'lyrics' and is_now is null
    and exists (select from private.drafts as d where d.id = changed_key::bigint)
  then
    ended := 'draft';
    is_now := was;
  end if;
  if latest.is_own then
    started := private.started_as(latest.action, latest.before);
    was := case when latest.before is not null then coalesce(was, '{}') || latest.before end;
  end if;
  done := private.action_between(started, ended, latest.is_own and latest.action in ('draft-added', 'published'));
  if latest.is_own and done = latest.action and started is distinct from ended then
    -- What it was is kept whole.
    return;
  end if;

  changed_fields := case when started is distinct from ended then was else (
    select jsonb_object_agg(f.key, f.value) from jsonb_each(was) as f
    where f.value is distinct from is_now -> f.key) end;
  if latest.is_own then
    if done is null or started = ended and changed_fields is null then
      delete from private.revisions as r where r.id = latest.id;
    else
      update private.revisions as r set before = changed_fields, action = done where r.id = latest.id;
    end if;
    return;
  end if;
  if started = ended and changed_fields is null then
    return;
  end if;
  insert into private.revisions (table_name, row_key, way, action, before)
  values (kept_table, changed_key, private.way_of_change(), done, changed_fields);
  if latest.id is not null then
    delete from private.revisions as r
    where r.table_name = kept_table and r.row_key = changed_key and r.id < (
      select last.id from private.revisions as last
      where last.table_name = kept_table and last.row_key = changed_key
      order by last.id desc offset most_kept - 1 limit 1);
  end if;
end
$$;
revoke all on function private.keep_revision(text, text, jsonb, jsonb) from public;
