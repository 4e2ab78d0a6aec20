-- The ids of the songs of an album, singer, lyricist or music director, in ascending order. `entries` is the name of
-- its table.
create or replace function private.songs_of(entries text, entry_id bigint) returns bigint[]
language plpgsql stable
set search_path = ''
as $$
declare
  songs bigint[];
begin
  if entries = 'albums' then
    return array(select l.id from public.lyrics as l where l.album_id = entry_id order by l.id);
  end if;
  execute format(
    'select array(select c.lyric_id from public.%I as c where c.%I = $1 order by c.lyric_id)',
    'lyrics_' || entries, left(entries, -1) || '_id')
  into songs using entry_id;
  return songs;
end
$$;
revoke all on function private.songs_of(text, bigint) from public;
