-- What a transaction has kept of these songs before it changed them.
create or replace function private.kept_by(transaction_id xid8, changed_at timestamptz, song_ids bigint[])
returns table (song_id bigint, revision_id bigint, action text, before jsonb)
language sql stable
set search_path = ''
as $$
  select s.id, r.id, r.action, r.before
  from unnest(song_ids) as s (id)
  join private.revisions as r on r.table_name = 'lyrics' and r.row_key = s.id::text
    and r.transaction_id = kept_by.transaction_id and r.changed_at = kept_by.changed_at;
$$;
revoke all on function private.kept_by(xid8, timestamptz, bigint[]) from public;
