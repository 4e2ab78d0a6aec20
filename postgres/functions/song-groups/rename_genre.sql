-- Gives all songs of a genre one spelling. If that is a spelling of another genre, the two are merged, and the songs
-- get the name of that one. The former genre is remembered: its address and its spellings lead to the new one from
-- then on (private.merged_genres). Returns the name that the songs have now, how many were changed, and how many
-- songs the genre has; no row if no song has the genre or the spelling has no letters.
create or replace function private.rename_genre(p_genre_key text, p_spelling text)
returns table (name text, changed bigint, songs bigint)
language plpgsql volatile
-- Those who wait behind this lock should not wait long for it, either.
set lock_timeout = '10s'
set search_path = ''
as $$
#variable_conflict use_column
declare
  former private.genres;
  spelling text := private.tidy_line(p_spelling);
  key text;
  lasting_spelling text;
  changed bigint;
begin
  -- Nobody may add a song of the former genre meanwhile: a save is either seen here, or sees the merge. Locked before
  -- any row, so that nobody waits in a circle; pages are still read.
  lock table public.lyrics in exclusive mode;
  -- Genres that this transaction has changed are known only once they are settled.
  perform private.settle_songs();
  -- Only now: while this waited, the genre of the spelling may have been merged.
  key := private.genre_of(spelling);
  select g.* into former from private.genres as g where g.genre_key = p_genre_key;
  if former.genre_key is null or key is null then
    return;
  end if;
  if key <> former.genre_key then
    spelling := coalesce((select g.name from private.genres as g where g.genre_key = key), spelling);
    lasting_spelling := private.spelling_of_genre(key, spelling);
    insert into private.merged_genres (genre_key, spelling, into_key, into_spelling)
    values (former.genre_key, private.spelling_of_genre(former.genre_key, former.name), key, lasting_spelling);
    update private.merged_genres as m set into_key = key, into_spelling = lasting_spelling
    where m.into_key = former.genre_key;
    update private.genre_spellings as s set genre_key = key where s.genre_key = former.genre_key;
    delete from private.genres as g where g.genre_key = former.genre_key;
  end if;
  with written as (
    update public.lyrics as l set genre = spelling
    from private.song_groups as g
    where g.genre_key = former.genre_key and l.id = g.lyric_id and l.genre <> spelling
    returning l.id
  )
  select count(*) into changed from written as w;
  perform private.settle_songs();
  return query select spelling, changed, count(*) from private.song_groups as g where g.genre_key = key;
end
$$;
revoke all on function private.rename_genre(text, text) from public;
