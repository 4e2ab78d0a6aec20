-- Gives a genre a name in Devanagari, or takes it back if the name is blank. Returns whether any song has the genre.
create or replace function private.name_genre(p_genre_key text, p_name text) returns boolean
language plpgsql volatile
set search_path = ''
as $$
declare
  given text := private.tidy_line(p_name);
begin
  -- The lock of functions/counts/settle_counts.sql, which writes the genres at other times.
  perform pg_advisory_xact_lock(4862019574);
  delete from private.genre_names as n where n.genre_key = p_genre_key;
  insert into private.genre_names (genre_key, name) select p_genre_key, given where given is not null;
  perform private.renew_genres(array(
    select s.spelling from private.genre_spellings as s where s.genre_key = p_genre_key));
  -- No song has changed, but pages that show the genre have.
  insert into private.changes (place, type) values (1, 'MANY');
  return exists (select from private.genres as g where g.genre_key = p_genre_key);
end
$$;
revoke all on function private.name_genre(text, text) from public;
