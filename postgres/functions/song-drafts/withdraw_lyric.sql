-- Makes a public song a draft, with all its parts, its views and its history. Returns its title, null if there is no
-- such song. `p_version` is the `updated_at` that the editor saw, or null for any version.
--
-- AN001: it was changed meanwhile. AN005: a draft has its number.
create or replace function private.withdraw_lyric(p_id bigint, p_version timestamptz default null) returns text
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
declare
  song record;
  taken_by text;
begin
  perform private.changed_by('form');
  select l.title, l.views, l.updated_at into song from public.lyrics as l where l.id = p_id for update;
  if not found then
    return null;
  end if;
  perform private.refuse_stale('song', song.updated_at, p_version);
  insert into private.drafts (id, state, views, was_public)
  values (p_id, private.state_of('lyrics', p_id::text), song.views, true)
  on conflict (id) do nothing;
  if not found then
    select json_build_object('id', d.id, 'name', d.title)::text into taken_by from private.drafts as d
    where d.id = p_id;
    raise exception using errcode = 'AN005', message = 'A draft has the number of this song.', detail = taken_by;
  end if;
  -- After it is a draft, so that it is not in the trash (functions/trash/keep_deleted.sql).
  delete from public.lyrics as l where l.id = p_id;
  return song.title;
end
$$;
revoke all on function private.withdraw_lyric(bigint, timestamptz) from public;
