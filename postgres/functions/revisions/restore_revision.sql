-- Gives a song, person or album again the state that it had after a revision (0: before all that are kept), with the
-- functions that forms save with. People and the album of a song that are gone are made again. Returns the new
-- version, null if the revision is not kept or nothing existed after it. A draft stays a draft, with its time; its
-- rules are checked before (catalogue/song-drafts/check-draft.ts). For `p_version` and `p_save_key` see
-- functions/saving/save_lyric.sql, for the errors also functions/saving/save_entry.sql and
-- functions/song-drafts/save_draft.sql.
create or replace function private.restore_revision(
  revised_table text, row_id bigint, revision_id bigint, p_version timestamptz, p_save_key uuid)
returns timestamptz
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
declare
  state jsonb := private.with_present_names(private.state_after(revised_table, row_id::text, revision_id));
  draft record;
begin
  if state is null or revision_id <> 0 and not exists (
    select from private.revisions as r
    where r.id = revision_id and r.table_name = revised_table and r.row_key = row_id::text)
  then
    return null;
  end if;
  perform private.changed_by('version');
  if revised_table = 'lyrics' and not exists (select from public.lyrics as l where l.id = row_id) then
    select d.publish_at into draft from private.drafts as d where d.id = row_id for update;
    if found then
      return (select s.version
        from private.save_draft_state(row_id, state, draft.publish_at, p_version, p_save_key) as s);
    end if;
  end if;
  if revised_table = 'lyrics' then
    perform private.save_state(row_id, state, p_version, p_save_key);
  else
    perform private.save_entry(
      revised_table, row_id, state ->> 'name', (state ->> 'year')::integer,
      coalesce(state ->> 'image_url', state ->> 'cover_image_url'), p_version, p_save_key);
    perform private.write_row(revised_table, row_id, state);
    perform private.write_parts(revised_table, row_id, state);
    return private.version_of_entry(revised_table, row_id);
  end if;
  return (select l.updated_at from public.lyrics as l where l.id = row_id);
end
$$;
revoke all on function private.restore_revision(text, bigint, bigint, timestamptz, uuid) from public;
