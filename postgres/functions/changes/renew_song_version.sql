-- Gives a song a new version when its credits, its translation, its track number, its notes or own meanings of words change, so that an
-- edit based on the old ones is refused. Not for songs that this transaction has added.
create or replace function private.renew_song_version() returns trigger
language plpgsql security definer
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
begin
  update public.lyrics
  set updated_at = greatest(clock_timestamp(), lyrics.updated_at + interval '1 microsecond')
  from (
    -- Locked in the order of their ids, so that two statements never deadlock.
    select id from public.lyrics
    where id in (select lyric_id from changed_parts)
      and not private.is_added_now('lyrics', id::text)
    order by id
    for no key update
  ) as changed
  where lyrics.id = changed.id;
  return null;
end
$$;
revoke all on function private.renew_song_version() from public;
