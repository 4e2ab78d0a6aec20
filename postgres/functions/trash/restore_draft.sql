-- Makes a deleted draft a draft again, with a new version. A time at which it was to be published is forgotten:
-- nobody may be surprised by what was deleted. For AN005 see functions/trash/restore_from_trash.sql.
create or replace function private.restore_draft(deleted_row jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  draft_id bigint := (deleted_row ->> 'id')::bigint;
  taken_by text;
begin
  select json_build_object('id', l.id, 'name', l.title)::text into taken_by from public.lyrics as l
  where l.id = draft_id;
  if taken_by is not null then
    raise exception using errcode = 'AN005', message = 'The number is taken.', detail = taken_by;
  end if;
  insert into private.drafts (id, state, views, was_public)
  select draft_id, r.state, r.views, r.was_public from jsonb_populate_record(null::private.drafts, deleted_row) as r;
end
$$;
revoke all on function private.restore_draft(jsonb) from public;
