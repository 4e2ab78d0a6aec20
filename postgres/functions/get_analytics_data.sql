-- The administrator's numbers, as one row: songs, views, and the ten most viewed songs, each with id, title, singerName
-- and views.
create or replace function public.get_analytics_data()
returns table (total_lyrics bigint, total_views bigint, most_viewed_songs jsonb)
language sql stable
set search_path = ''
as $$
  select
    count(*),
    coalesce(sum(l.views), 0)::bigint,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', t.id, 'title', t.title, 'singerName', coalesce(t.singer_name, ''), 'views', t.views)
          order by t.views desc, t.id),
        '[]')
      from public.get_top_lyrics(10) as t
    )
  from public.lyrics as l;
$$;
revoke all on function public.get_analytics_data() from public, anon;
grant execute on function public.get_analytics_data() to service_role;
