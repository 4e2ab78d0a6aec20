-- The singers with the most viewed songs, at most 1000, sorted by views of their songs, then number of songs, then
-- name. Reads the stored counts: the first ones, and all singers with newer views.
--
-- Security definer, because other roles have no access to the stored counts.
create or replace function public.get_top_singers(limit_count integer default 4)
returns table (id bigint, name text, image_url text, "songCount" bigint)
language sql stable security definer
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set search_path = ''
as $$
  with latest as materialized (
    select n.singer_id, sum(n.views) as views from private.new_views as n where n.singer_id > 0 group by n.singer_id
  ),
  first_ones as (
    (select s.entry_id from private.song_counts as s
     where s.entries = 'singers'
     order by s.views desc, s.songs desc, s.name_key, s.entry_id
     -- Singers that have lost views may no longer be among them.
     limit greatest(0, least(coalesce(limit_count, 4), 1000)) + (select count(*) from latest where latest.views < 0))
    union
    select latest.singer_id from latest
  )
  select p.id, p.name, p.image_url, s.songs
  from first_ones as f
  join private.song_counts as s on s.entries = 'singers' and s.entry_id = f.entry_id
  join public.singers as p on p.id = s.entry_id
  left join latest on latest.singer_id = s.entry_id
  order by s.views + coalesce(latest.views, 0) desc, s.songs desc, s.name_key, s.entry_id
  limit greatest(0, least(coalesce(limit_count, 4), 1000));
$$;
revoke all on function public.get_top_singers(integer) from public;
grant execute on function public.get_top_singers(integer) to anon, service_role;
