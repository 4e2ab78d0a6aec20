-- Forgets that a genre was merged into another. Songs that were saved with its spellings since then are a genre of
-- their own again; those that the merge has changed stay as they are. Returns the spelling of the genre that is free
-- again; no row if it was not merged.
-- What is `led` again to the genre, by their keys, are merged genres that had led to it.
create or replace function private.part_genre(p_genre_key text, led text[]) returns table (spelling text)
language plpgsql volatile
-- Those who wait behind this lock should not wait long for it, either.
set lock_timeout = '10s'
set search_path = ''
as $$
#variable_conflict use_column
declare
  parted private.merged_genres;
  spellings text[];
  songs bigint[];
begin
  lock table public.lyrics in exclusive mode;
  -- Spellings that this transaction has saved are known only once they are counted.
  perform private.settle_noted();
  delete from private.merged_genres as m where m.genre_key = p_genre_key returning m.* into parted;
  if parted.genre_key is null then
    return;
  end if;
  spellings := array(
    select s.spelling from private.genre_spellings as s
    where s.genre_key = parted.into_key and private.genre_key(s.spelling) = any (p_genre_key || led));
  update private.merged_genres as m set into_key = p_genre_key, into_spelling = parted.spelling
  where m.into_key = parted.into_key and m.genre_key = any (led);
  update private.genre_spellings as s set genre_key = p_genre_key where s.spelling = any (spellings);
  with written as (
    update private.song_groups as g set genre_key = p_genre_key
    where g.genre_key = parted.into_key and g.genre = any (spellings)
    returning g.lyric_id
  )
  select coalesce(array_agg(w.lyric_id), '{}') into songs from written as w;
  -- What the search knows of their genre.
  perform private.write_song_fields(songs);
  -- The lock of functions/counts/settle_counts.sql, which writes the genres at other times.
  perform pg_advisory_xact_lock(4862019574);
  perform private.renew_genres(array(
    select s.spelling from private.genre_spellings as s where s.genre_key in (p_genre_key, parted.into_key)));
  -- All songs may have been spelled like the genre that is free again; one without a spelling is not renewed.
  delete from private.genres as g
  where g.genre_key = parted.into_key
    and not exists (select from private.genre_spellings as s where s.genre_key = g.genre_key);
  -- No song has changed, but pages that show the genres have.
  insert into private.changes (place, type) values (1, 'MANY');
  return query select parted.spelling;
end
$$;
revoke all on function private.part_genre(text, text[]) from public;
