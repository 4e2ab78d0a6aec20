-- What a song, person, album or setting is now: its state (functions/revisions/state_of.sql); of a song that is not
-- public that of its draft. Null if it is neither.
create or replace function private.present_state(revised_table text, revised_key text) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    private.state_of(revised_table, revised_key),
    case revised_table when 'lyrics'
      then (select d.state from private.drafts as d where d.id = revised_key::bigint) end);
$$;
revoke all on function private.present_state(text, text) from public;
