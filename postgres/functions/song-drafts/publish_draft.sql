-- Makes a draft a public song, by the rules of every save. A song that was public before has its number, its views
-- and its date again; a new one is added now. Returns its title, null if there is no such draft. `p_version` is the
-- version that the editor saw, or null for any.
--
-- AN001: it was changed meanwhile. AN003: the album's name is ambiguous. AN005: a song has its number. Constraints of
-- the tables check single fields.
create or replace function private.publish_draft(p_id bigint, p_version timestamptz default null) returns text
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
declare
  draft private.drafts;
begin
  perform private.changed_by('form');
  select * into draft from private.drafts as d where d.id = p_id for update;
  if not found then
    return null;
  end if;
  perform private.refuse_stale('draft', draft.version, p_version);
  perform private.restore_row('lyrics', draft.state || jsonb_build_object('id', p_id, 'views', draft.views));
  perform private.save_state(p_id, private.with_present_names(draft.state), null, null);
  -- Last, so that it is known what became of it (functions/trash/keep_deleted.sql).
  delete from private.drafts as d where d.id = p_id;
  return draft.title;
end
$$;
revoke all on function private.publish_draft(bigint, timestamptz) from public;
