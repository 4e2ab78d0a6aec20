-- The songs of a page of the administrator's list in an order, those with a gap or all. `sort` is a column and a direction, such as
-- title-asc; null is newest first. `listed` is the stored number of such songs, `before` how many come before the page.
--
-- Either the index of the order is read until the page is full, from the nearer end, or, if that would pass over too much, the songs
-- with the gap are found by their own index and sorted. The index of views does not have the gaps, since a view would then write more:
-- its songs are compared with a hashed set, of the songs with the gap or of those without it, whichever are fewer. Dynamic SQL, so
-- that the planner knows the gap.
create or replace function private.managed_songs_in_order(gap text, sort text, listed bigint, before bigint)
returns table (lyric_id bigint, nth bigint)
language plpgsql stable rows 50
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
-- For the hashed set: half a million ids need 32 MB.
set work_mem = '128MB'
set search_path = ''
as $$
declare
  page_size constant integer := 50;
  by_views constant boolean := coalesce(sort, '') like 'views-%';
  -- What a song costs that is sorted, as a multiple of one that is passed over in an index.
  cost_of_sorting constant integer := case when by_views then 30 else 12 end;
  -- So few are sorted at once, even if an index might find the page sooner: they may all be at its other end.
  few constant integer := case when by_views then 1000 else 5000 end;
  bit constant integer := private.gap_bit('lyrics', gap);
  key constant text := case sort
    when 'title-asc' then 'title_key' when 'title-desc' then 'title_key'
    when 'singer-asc' then 'singers_key' when 'singer-desc' then 'singers_key'
    when 'album-asc' then 'album_key' when 'album-desc' then 'album_key'
    when 'views-asc' then 'views' when 'views-desc' then 'views' else 'created_at' end;
  -- In the direction of the index, and against it.
  forwards constant text := case key
    when 'created_at' then 'created_at desc, lyric_id desc' when 'views' then 'views desc, lyric_id' else key || ', lyric_id' end;
  backwards constant text := case key
    when 'created_at' then 'created_at, lyric_id' when 'views' then 'views, lyric_id desc'
    else key || ' desc, lyric_id desc' end;
  is_backwards constant boolean := coalesce(sort in ('title-desc', 'singer-desc', 'album-desc', 'views-asc'), false);
  after constant bigint := greatest(0, listed - before - page_size);
  from_the_end constant boolean := after < before;
  fetched constant bigint := greatest(0, least(page_size, listed - before));
  passed constant bigint := least(before, after);
  asked_order constant text := case when is_backwards <> from_the_end then backwards else forwards end;
  songs constant bigint := (select t.count from private.totals as t where t.entries = 'lyrics' and t.letter = '');
  are_most constant boolean := listed > songs / 2;
  -- The values of gaps that songs have, with this one and without it. With all that are possible, the planner would expect more songs
  -- than there are, and compare with each of them instead of a hashed set.
  with_gap constant integer[] := case when bit is not null then
    array(select u.gaps from private.used_gaps() as u (gaps) where u.gaps & bit <> 0) end;
  without_gap constant integer[] := case when bit is not null then
    array(select u.gaps from private.used_gaps() as u (gaps) where u.gaps & bit = 0) end;
  source text;
  found bigint[];
begin
  if bit is not null and (listed <= few or listed * listed * cost_of_sorting < (passed + page_size) * songs) then
    source := format(
      '(with lacking as materialized (select m.* from private.managed_songs as m where m.gaps = any ($3))
        select l.*%s)',
      case when by_views then
        ', v.views from lacking as l cross join lateral (select one.views from public.lyrics as one where one.id = l.lyric_id limit 1) as v'
      else ' from lacking as l' end);
  elsif by_views then
    source := '(select l.id as lyric_id, l.views from public.lyrics as l where '
      || case when bit is null then 'true' when gap = 'views' then 'l.views = 0'
        -- `is true` keeps it from being a join, which would begin with all songs. PostgreSQL 15 would read all songs for `any`.
        else format(
          '(l.id in (
             select m.lyric_id from unnest($%s) as of_gap (gaps) join private.managed_songs as m on m.gaps = of_gap.gaps)) is %s',
          case when are_most then '4' else '3' end, case when are_most then 'not true' else 'true' end) end || ')';
  else
    source := '(select * from private.managed_songs as m where '
      || case when bit is null then 'true' else format('m.gaps & %s <> 0', bit) end
      -- Songs that lack the key itself are together in its index.
      || case when gap = 'singer' and key = 'singers_key' or gap = 'album' and key = 'album_key' then format(' and m.%I is null', key)
        else '' end
      || ')';
  end if;
  execute format('select array(select s.lyric_id from %s as s order by %s limit $1 offset $2)', source, asked_order)
  into found using fetched, passed, with_gap, without_gap;
  return query
  select f.id, case when from_the_end then -f.place else f.place end from unnest(found) with ordinality as f (id, place);
end
$$;
revoke all on function private.managed_songs_in_order(text, text, bigint, bigint) from public;
