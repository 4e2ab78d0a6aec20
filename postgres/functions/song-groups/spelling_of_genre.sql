-- A spelling that sounds like the key of a genre, whatever its songs are spelled like: the name, unless that came by
-- a merge.
create or replace function private.spelling_of_genre(genre_key text, name text) returns text
language sql stable
set search_path = ''
as $$
  select case when private.genre_key(name) = spelling_of_genre.genre_key then name
    else (
      select m.into_spelling from private.merged_genres as m where m.into_key = spelling_of_genre.genre_key limit 1)
  end;
$$;
revoke all on function private.spelling_of_genre(text, text) from public;
