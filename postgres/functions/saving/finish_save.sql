-- Notes what the save of a form has stored (functions/saving/begin_save.sql), and forgets what was noted more than a
-- day ago.
create or replace function private.finish_save(form_key uuid, saved_id bigint, saved_version timestamptz) returns void
language sql volatile
set search_path = ''
as $$
  update private.save_requests as r set lyric_id = saved_id, entry_id = saved_id, version = saved_version
  where r.save_key = form_key;
  delete from private.save_requests as r where r.save_key in (
    select old.save_key from private.save_requests as old
    where old.requested_at < now() - interval '1 day' limit 100 for update skip locked);
$$;
revoke all on function private.finish_save(uuid, bigint, timestamptz) from public;
