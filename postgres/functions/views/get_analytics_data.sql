-- The administrator's numbers as one row: songs, views, and the ten most viewed songs, each with id, title,
-- singerName and views. Security definer, because other roles have no access to the stored counts.
create or replace function public.get_analytics_data()
returns table (total_lyrics bigint, total_views bigint, most_viewed_songs jsonb)
language sql stable security definer
set search_path = ''
as $$
  select
    public.get_lyrics_count(),
    (
      select coalesce(sum(v.views), 0)::bigint
      from (
        select t.views from private.totals as t where t.entries = 'lyrics'
        union all
        select n.views from private.new_views as n where n.singer_id = 0
      ) as v
    ),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', t.id, 'title', t.title, 'singerName',
            coalesce(t.singer_name, ''), 'views', t.views)
          order by t.views desc, t.id),
        '[]')
      from public.get_top_lyrics(10) as t
    );
$$;
revoke all on function public.get_analytics_data() from public, anon;
grant execute on function public.get_analytics_data() to service_role;
