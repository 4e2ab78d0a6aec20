-- Saves a draft as functions/song-drafts/save_draft.sql does, from a state (functions/revisions/state_of.sql).
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
