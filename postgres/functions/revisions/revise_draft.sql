-- Keeps the state of a new or changed draft, in the history of its song; of a deleted one see
-- functions/trash/keep_deleted.sql. Nothing is kept of a draft whose number a public song has: the history is that of
-- the song.
create or replace function private.revise_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- So that a field that is new, or gone, is null on the other side.
  no_fields jsonb;
  was jsonb;
  is_now jsonb;
begin
  if exists (select from public.lyrics as l where l.id = new.id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.keep_revision('drafts', new.id::text, null, new.state);
  else
    if new.id <> old.id then
      update private.revisions as r set row_key = new.id::text
      where r.table_name = 'lyrics' and r.row_key = old.id::text;
    end if;
    if new.state = old.state then
      return null;
    end if;
    -- A draft keeps the names that people had when it was saved.
    was := private.with_present_names(old.state);
    is_now := private.with_present_names(new.state);
    select jsonb_object_agg(f.field, 'null'::jsonb) into no_fields from jsonb_object_keys(was || is_now) as f (field);
    perform private.keep_revision('drafts', new.id::text, no_fields || was, no_fields || is_now);
  end if;
  return null;
end
$$;
revoke all on function private.revise_draft() from public;

create or replace trigger revise_draft after insert or update on private.drafts
for each row execute function private.revise_draft();
