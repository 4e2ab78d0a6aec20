-- How a song's form names this album: its bare name where that means it (functions/names/album_meant.sql), else with its year.
-- One album has no such text: "Devdas" of 2002 where there is another "Devdas", and one called "Devdas (2002)" from end to
-- end, which that text means.
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
