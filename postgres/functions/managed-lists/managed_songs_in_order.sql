-- The songs of a page of the administrator's list in an order, those with a gap or all. `sort` is a column and a
-- direction, such as title-asc; null is newest first. `before` songs come before the page. The index of the
-- order also has the gaps, so that no row is read; that of views does not have them, since a view would then write
-- more: its songs are looked up in a hashed set, for which there is memory.
create or replace function private.managed_songs_in_order(gap text, sort text, before bigint)
returns table (lyric_id bigint, nth bigint)
language plpgsql stable rows 50
set enable_seqscan = off
set work_mem = '32MB'
set search_path = ''
as $$
declare
  bit constant integer := private.gap_bit('lyrics', gap);
begin
  -- Of no gap, each condition is null. `is not false` keeps the set from being joined, which would begin with all
  -- songs.
  return query
  select f.id, f.place
  from unnest(case sort
    when 'title-asc' then array(
      select m.lyric_id from private.managed_songs as m where (m.gaps & bit <> 0) is not false
      order by m.title_key, m.lyric_id limit 50 offset before)
    when 'title-desc' then array(
      select m.lyric_id from private.managed_songs as m where (m.gaps & bit <> 0) is not false
      order by m.title_key desc, m.lyric_id desc limit 50 offset before)
    when 'singer-asc' then array(
      select m.lyric_id from private.managed_songs as m where (m.gaps & bit <> 0) is not false
      order by m.singers_key, m.lyric_id limit 50 offset before)
    when 'singer-desc' then array(
      select m.lyric_id from private.managed_songs as m where (m.gaps & bit <> 0) is not false
      order by m.singers_key desc, m.lyric_id desc limit 50 offset before)
    when 'album-asc' then array(
      select m.lyric_id from private.managed_songs as m where (m.gaps & bit <> 0) is not false
      order by m.album_key, m.lyric_id limit 50 offset before)
    when 'album-desc' then array(
      select m.lyric_id from private.managed_songs as m where (m.gaps & bit <> 0) is not false
      order by m.album_key desc, m.lyric_id desc limit 50 offset before)
    when 'views-desc' then array(
      select l.id from public.lyrics as l
      where (bit is null or l.id in (
        select m.lyric_id from private.managed_songs as m where m.gaps & bit <> 0)) is not false
      order by l.views desc, l.id limit 50 offset before)
    when 'views-asc' then array(
      select l.id from public.lyrics as l
      where (bit is null or l.id in (
        select m.lyric_id from private.managed_songs as m where m.gaps & bit <> 0)) is not false
      order by l.views, l.id desc limit 50 offset before)
    else array(
      select m.lyric_id from private.managed_songs as m where (m.gaps & bit <> 0) is not false
      order by m.created_at desc, m.lyric_id desc limit 50 offset before)
  end) with ordinality as f (id, place);
end
$$;
revoke all on function private.managed_songs_in_order(text, text, bigint) from public;
