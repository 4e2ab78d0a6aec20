-- Makes songs the drafts again that a transaction has published, and says again whether they had been public before.
-- Of a draft of which nothing is kept the song is withdrawn. The times at which they were to be published are not
-- kept.
create or replace function private.restore_drafts(transaction_id xid8, changed_at timestamptz, ids bigint[])
returns void
language sql volatile
set search_path = ''
as $$
  insert into private.drafts (id, state, views, was_public)
  select l.id,
    case
      when k.before is null then private.state_of('lyrics', l.id::text)
      -- A draft that was never public has no date.
      when k.before -> 'created_at' = 'null' then k.before - 'created_at'
      else k.before
    end,
    l.views,
    k.before is null or exists (
      select from private.revisions as r
      where r.table_name = 'lyrics' and r.row_key = l.id::text and r.id < k.revision_id
        and (r.action in ('added', 'published') or private.started_as(r.action, r.before) = 'public'))
  from private.kept_by(restore_drafts.transaction_id, restore_drafts.changed_at, ids) as k
  join public.lyrics as l on l.id = k.song_id;
  delete from public.lyrics as l where l.id = any (ids);
$$;
revoke all on function private.restore_drafts(xid8, timestamptz, bigint[]) from public;
