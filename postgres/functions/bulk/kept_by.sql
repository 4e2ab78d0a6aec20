-- What a transaction has kept of these songs before it changed them.
create or replace function private.kept_by(transaction_id xid8, changed_at timestamptz, song_ids bigint[])
returns table (song_id bigint, revision_id bigint, action text, before jsonb)
language sql stable
-- The statistics may be from before the action: with them the plan would compare each song with all revisions.
set enable_seqscan = off
set search_path = ''
as $$
  select s.id, kept.id, kept.action, kept.before
  from unnest(song_ids) as s (id)
  cross join lateral (
    select r.id, r.action, r.before from private.revisions as r
    where r.table_name = 'lyrics' and r.row_key = s.id::text
      and r.transaction_id = kept_by.transaction_id and r.changed_at = kept_by.changed_at
    offset 0
  ) as kept;
$$;
revoke all on function private.kept_by(xid8, timestamptz, bigint[]) from public;
