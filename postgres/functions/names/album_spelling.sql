-- The text that names this album in a song's form: its bare name if that is unambiguous
-- (functions/names/album_meant.sql), otherwise with its year. One case has no such text: "Devdas" of 2002 beside
-- another "Devdas" and an album whose whole name is "Devdas (2002)".
create or replace function private.album_spelling(id bigint, name text, year integer) returns text
language sql stable
set search_path = ''
as $$
  select case
    when album_spelling.year is null
      or album_spelling.id = (select meant.album_id from private.album_meant(album_spelling.name) as meant)
    then album_spelling.name
    else format('%s (%s)', album_spelling.name, album_spelling.year)
  end;
$$;
revoke all on function private.album_spelling(bigint, text, integer) from public;
