-- Saves a song that is not public, from the fields of its form (functions/song-drafts/draft_state.sql). Without `p_id` it is new, and gets the
-- number that the song will have. `p_publish_at` is when it is to be published, or null. For `p_version` and `p_save_key` see
-- functions/saving/begin_save.sql.
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
  select s.id, s.version from private.save_draft_state(p_id, private.draft_state(p_fields), p_publish_at, p_version, p_save_key) as s;
$$;
revoke all on function private.save_draft(bigint, jsonb, timestamptz, timestamptz, uuid) from public;

-- The same from a state (functions/revisions/state_of.sql).
create or replace function private.save_draft_state(
  p_id bigint, p_state jsonb, p_publish_at timestamptz, p_version timestamptz, p_save_key uuid)
returns table (id bigint, version timestamptz)
language plpgsql volatile
set search_path = ''
as $$
#variable_conflict use_column
declare
  earlier private.save_requests;
  saved record;
  stored record;
begin
  earlier := private.begin_save(p_save_key);
  if earlier.save_key is not null then
    return query select earlier.lyric_id, earlier.version;
    return;
  end if;

  if p_id is null then
    insert into private.drafts as d (id, state, publish_at)
    values (nextval(pg_get_serial_sequence('public.lyrics', 'id')), p_state, p_publish_at)
    returning d.id, d.version into saved;
  else
    select d.version, d.state into stored from private.drafts as d where d.id = p_id for update;
    if not found then
      raise exception using
        errcode = 'AN002',
        message = 'This draft was published or deleted while you were editing it.',
        hint = 'Copy your text, and put your changes into the song.';
    end if;
    perform private.refuse_stale('draft', stored.version, p_version);
    -- When a withdrawn song was added is in no form.
    update private.drafts as d set
      state = d.state || p_state, publish_at = p_publish_at, failure = null,
      version = greatest(clock_timestamp(), d.version + interval '1 microsecond')
    where d.id = p_id
    returning d.id, d.version into saved;
  end if;
  perform private.finish_save(p_save_key, saved.id, saved.version);
  return query select saved.id, saved.version;
end
$$;
revoke all on function private.save_draft_state(bigint, jsonb, timestamptz, timestamptz, uuid) from public;
