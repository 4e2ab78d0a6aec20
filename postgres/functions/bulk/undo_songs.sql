-- Makes some songs again what they were before a transaction, which was the last to change them. They are locked, and
-- the people and albums that they had exist (functions/bulk/begin_undo.sql).
create or replace function private.undo_songs(transaction_id xid8, changed_at timestamptz, ids bigint[]) returns void
language plpgsql volatile
-- The statistics are from before the undo: where most songs were deleted, they say that tables are empty.
set enable_seqscan = off
set search_path = ''
as $$
declare
  changed bigint[];
  deleted bigint[];
  withdrawn bigint[];
  published bigint[];
begin
  select array_agg(k.song_id) filter (where k.action = 'changed'),
    array_agg(k.song_id) filter (where k.action = 'deleted'),
    array_agg(k.song_id) filter (where k.action = 'withdrawn'),
    array_agg(k.song_id) filter (where k.action = 'published')
  into changed, deleted, withdrawn, published
  from private.kept_by(undo_songs.transaction_id, undo_songs.changed_at, ids) as k;

  if published is not null then
    perform private.restore_drafts(undo_songs.transaction_id, undo_songs.changed_at, published);
  end if;
  if withdrawn is not null then
    perform private.restore_songs(undo_songs.transaction_id, undo_songs.changed_at, withdrawn);
  end if;
  if deleted is not null then
    perform private.restore_songs(undo_songs.transaction_id, undo_songs.changed_at, deleted);
  end if;
  if changed is not null then
    update public.lyrics as l set
      genre = case when k.before ? 'genre' then k.before ->> 'genre' else l.genre end,
      year = case when k.before ? 'year' then (k.before ->> 'year')::integer else l.year end,
      album_id = case when k.before ? 'album' then private.album_still_there(k.before -> 'album') else l.album_id end
    from private.kept_by(undo_songs.transaction_id, undo_songs.changed_at, changed) as k
    where l.id = k.song_id and k.before ?| array['genre', 'year', 'album'];
    perform private.restore_credits_of_songs(undo_songs.transaction_id, undo_songs.changed_at, changed);
  end if;
  perform private.settle_songs();
end
$$;
revoke all on function private.undo_songs(xid8, timestamptz, bigint[]) from public;
