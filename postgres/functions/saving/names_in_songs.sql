-- The different names of one kind in the songs of functions/saving/add_lyrics.sql, as typed first.
create or replace function private.names_in_songs(songs jsonb[], kind text) returns text[]
language sql stable
set search_path = ''
as $$
  select array(
    select distinct n.name from unnest(songs) as s (song), jsonb_array_elements_text(s.song -> kind) as n (name));
$$;
revoke all on function private.names_in_songs(jsonb[], text) from public;
