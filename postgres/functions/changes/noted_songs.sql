-- The current songs in the format of functions/changes/note.sql.
create or replace function private.noted_songs(song_ids bigint[]) returns setof jsonb
language sql stable
set search_path = ''
set timezone = 'UTC'
as $$
  select to_jsonb(l) from public.lyrics as l where l.id = any (song_ids) order by l.id;
$$;
revoke all on function private.noted_songs(bigint[]) from public;
