-- The songs of a page of the administrator's list in an order, those with a gap or all. `sort` is a column and a
-- direction, such as title-asc; null is newest first. `before` songs come before the page. The index of the
-- order also has the gaps, so that no row is read; that of views does not have them, since a view would then write
-- more: its songs are looked up in a hashed set.
create or replace function private.managed_songs_in_order(gap text, sort text, before bigint)
returns table (lyric_id bigint, nth bigint)
language plpgsql stable rows 50
set enable_seqscan = off
set jit = off
-- For the hashed set.
set work_mem = '32MB'
set search_path = ''
as $$
declare
  bit constant integer := private.gap_bit('lyrics', gap);
  condition constant text := case when bit is null then 'true' else format('m.gaps & %s <> 0', bit) end;
  found bigint[];
begin
  if sort in ('views-desc', 'views-asc') then
    execute format(
      -- `is true` keeps it from being a join, which would begin with all songs.
      'select array(select l.id from public.lyrics as l where %s order by %s limit 50 offset $1)',
      case when bit is null then 'true'
        else format('(l.id in (select m.lyric_id from private.managed_songs as m where %s)) is true', condition) end,
      case sort when 'views-desc' then 'l.views desc, l.id' else 'l.views, l.id desc' end)
    into found using before;
  else
    execute format(
      'select array(select m.lyric_id from private.managed_songs as m where %s order by %s limit 50 offset $1)',
      condition,
      case sort
        when 'title-asc' then 'm.title_key, m.lyric_id' when 'title-desc' then 'm.title_key desc, m.lyric_id desc'
        when 'singer-asc' then 'm.singers_key, m.lyric_id'
        when 'singer-desc' then 'm.singers_key desc, m.lyric_id desc'
        when 'album-asc' then 'm.album_key, m.lyric_id' when 'album-desc' then 'm.album_key desc, m.lyric_id desc'
        else 'm.created_at desc, m.lyric_id desc' end)
    into found using before;
  end if;
  return query select f.id, f.place from unnest(found) with ordinality as f (id, place);
end
$$;
revoke all on function private.managed_songs_in_order(text, text, bigint) from public;
