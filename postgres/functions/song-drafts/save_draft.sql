-- Saves a song that is not public, from the fields of its form (functions/song-drafts/draft_state.sql). Without
-- `p_id` it is new, and gets the number that the song will have. `p_publish_at` is when it is to be published, or
-- null. For `p_version` and `p_save_key` see functions/saving/begin_save.sql.
--
-- AN001: it was changed meanwhile. AN002: it is no draft any more.
create or replace function private.save_draft(
  p_id bigint, p_fields jsonb, p_publish_at timestamptz, p_version timestamptz, p_save_key uuid)
returns table (id bigint, version timestamptz)
language sql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
  select private.changed_by('form');
  select s.id, s.version
  from private.save_draft_state(p_id, private.draft_state(p_fields), p_publish_at, p_version, p_save_key) as s;
$$;
revoke all on function private.save_draft(bigint, jsonb, timestamptz, timestamptz, uuid) from public;
