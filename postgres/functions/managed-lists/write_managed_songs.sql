-- Writes these songs as the administrator's list sorts and filters them. Year and picture of a song are those that
-- readers see: its own, else those of its album.
create or replace function private.write_managed_songs(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
begin
  insert into private.managed_songs as m (lyric_id, created_at, title_key, singers_key, album_key, gaps)
  select l.id, l.created_at, private.name_key(l.title),
    -- As much as fits into an index.
    left(
      (select string_agg(p.name_key, ', ' order by c.position, p.id)
       from public.lyrics_singers as c join public.singers as p on p.id = c.singer_id where c.lyric_id = l.id),
      300),
    a.name_key,
    (
      select sum(lacking::integer << (place - 1)::integer)
      from unnest(array[
        l.lyrics_hindi is null,
        l.lyrics_english is null,
        coalesce(private.count_lines(l.lyrics_hindi) <> private.count_lines(l.lyrics_english), false),
        not exists (select from public.lyrics_singers as c where c.lyric_id = l.id),
        not exists (select from public.lyrics_lyricists as c where c.lyric_id = l.id),
        not exists (select from public.lyrics_music_directors as c where c.lyric_id = l.id),
        l.album_id is null,
        coalesce(l.year, a.year) is null,
        l.genre is null,
        l.youtube_video_id is null,
        coalesce(l.cover_image_url, a.cover_image_url) is null,
        l.views = 0,
        exists (select from private.song_reports as r where r.lyric_id = l.id),
        private.stands_in_other_script(l.lyrics_hindi, l.lyrics_english)
      ]) with ordinality as gap (lacking, place)
    )
  from public.lyrics as l left join public.albums as a on a.id = l.album_id
  where l.id = any (ids)
  -- In the order of their ids, so that two statements never deadlock.
  order by l.id
  on conflict (lyric_id) do update
  set created_at = excluded.created_at, title_key = excluded.title_key, singers_key = excluded.singers_key,
    album_key = excluded.album_key, gaps = excluded.gaps
  where (m.created_at, m.title_key, m.singers_key, m.album_key, m.gaps)
    is distinct from (
      excluded.created_at, excluded.title_key, excluded.singers_key, excluded.album_key, excluded.gaps);
end
$$;
revoke all on function private.write_managed_songs(bigint[]) from public;
