-- The singers whose songs are viewed most, at most 1000: by views of their songs, then number of songs, then name.
create or replace function public.get_top_singers(limit_count integer default 4)
returns table (id bigint, name text, image_url text, "songCount" bigint)
language sql stable
set search_path = ''
as $$
  select p.id, p.name, p.image_url, coalesce(s.songs, 0)
  from public.singers as p
  left join (
    select c.singer_id, count(*) as songs, sum(l.views) as views
    from public.lyrics_singers as c join public.lyrics as l on l.id = c.lyric_id
    group by c.singer_id
  ) as s on s.singer_id = p.id
  order by coalesce(s.views, 0) desc, coalesce(s.songs, 0) desc, p.name_key, p.id
  limit greatest(0, least(coalesce(limit_count, 4), 1000));
$$;
revoke all on function public.get_top_singers(integer) from public;
grant execute on function public.get_top_singers(integer) to anon, service_role;
