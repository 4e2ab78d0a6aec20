-- Keeps what a draft was, in the revision of the song that this transaction has made of it: the song was published,
-- and not added. A draft that the transaction has added, too, was nothing before. A field that a draft did not have,
-- as it has no date, is null in it.
create or replace function private.keep_published(song_key text, draft_state jsonb) returns void
language sql volatile
set search_path = ''
as $$
  update private.revisions as r
  set action = 'published', before = '{"created_at": null}' || draft_state || coalesce(r.before, '{}')
  where r.table_name = 'lyrics' and r.row_key = song_key
    and r.transaction_id = pg_current_xact_id() and r.changed_at = now()
    and (r.action = 'added' or r.action = 'published' and r.before is not null);
$$;
revoke all on function private.keep_published(text, jsonb) from public;
