-- The different names of one kind in the songs of functions/saving/add_lyrics.sql, as typed first.
create or replace function private.names_in_songs(songs jsonb[], kind text) returns text[]
language sql stable
set search_path = ''
as $$
  select array(
    select n.name
    from unnest(songs) with ordinality as s (song, place),
      jsonb_array_elements_text(s.song -> kind) with ordinality as n (name, place)
    group by n.name
    order by min(s.place), min(n.place));
$$;
revoke all on function private.names_in_songs(jsonb[], text) from public;
