-- The singers whose songs are viewed most, at most 1000: by views of their songs, then number of songs, then name. Read off
-- what is kept counted: the first ones there, and all who have had views since.
--
-- Runs with its owner's rights, because what is kept counted is closed to everybody else.
create or replace function public.get_top_singers(limit_count integer default 4)
returns table (id bigint, name text, image_url text, "songCount" bigint)
language sql stable security definer
-- Few rows are looked up one by one; how few, the planner cannot know.
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
     -- Whoever has lost views since may no longer be one of them.
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
