-- Narrows hits, best first, to those that have all the `wanted` facets, at most one of each kind (`shown`, in the
-- same order); and counts for each facet how many hits it would leave beside the wanted ones of other kinds. `facets`
-- is JSON of the facets with most songs of each kind, and of the wanted ones; `without` is how many hits there are
-- without this one. Facets that leave out no hit are not offered.
--
-- Reads one row for each hit, so its cost depends on their number, which is at most `most_hits`, and not on the
-- catalogue.
create or replace function private.narrow_hits(hits bigint[], wanted text[], out shown bigint[], out facets json)
-- In PL/pgSQL, which keeps the plan.
language plpgsql stable
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
begin
  with measures as (
    select 12 as most_genres, 12 as most_decades, 6 as most_singers, 4 as most_others
  ),
  songs as materialized (
    select h.id, h.place, f.facets as of_song,
      case when wanted <@ f.facets then '{}'
        else array(select unnest(wanted) except select unnest(f.facets)) end as lacks
    from unnest(hits) with ordinality as h (id, place) join private.search_fields as f on f.lyric_id = h.id
  ),
  left_over as materialized (
    select s.* from songs as s where s.lacks = '{}'
  ),
  -- Hits that lack only one wanted facet would be left by another facet of its kind.
  others as materialized (
    select s.*, split_part(s.lacks[1], ':', 1) as kind from songs as s where cardinality(s.lacks) = 1
  ),
  counted as materialized (
    select c.facet, split_part(c.facet, ':', 1) as kind, sum(c.songs)::integer as songs
    from (
      -- Not in the FROM clause, where each call would fill a table of its own.
      select each.facet, count(*) as songs
      from (select unnest(s.of_song) as facet from left_over as s) as each group by each.facet
      union all
      select each.facet, count(*)
      from (select unnest(o.of_song) as facet, o.kind from others as o) as each
      where starts_with(each.facet, each.kind || ':') group by each.facet
      union all
      select w.facet, 0 from unnest(wanted) as w (facet)
    ) as c
    group by c.facet
  ),
  -- How many hits there are beside the wanted facets of other kinds.
  kinds as materialized (
    select k.kind,
      (select count(*) from left_over) + (select count(*) from others as o where o.kind = k.kind) as songs
    from (select distinct c.kind from counted as c) as k
  ),
  ranked as (
    select c.facet, c.kind, substr(c.facet, length(c.kind) + 2) as key,
      c.songs, c.facet = any (wanted) as is_chosen, k.songs as of,
      row_number() over (partition by c.kind order by c.songs desc, c.facet) as place
    from counted as c join kinds as k on k.kind = c.kind
    where c.songs < k.songs or c.facet = any (wanted)
  ),
  offered as (
    select r.* from measures as m, ranked as r
    where r.is_chosen or r.place <= case r.kind
      when 'genres' then m.most_genres when 'decades' then m.most_decades
      when 'singers' then m.most_singers else m.most_others end
  )
  select
    coalesce((select array_agg(s.id order by s.place) from left_over as s), '{}'),
    coalesce((
      select json_agg(json_build_object(
        'kind', o.kind, 'key', o.key, 'name', coalesce(g.name, p.name, y.name, m.name),
        'devanagari', case o.kind when 'genres' then private.devanagari_name_of_genre(g) else
          private.devanagari_name_of(o.kind, coalesce(p.id, y.id, m.id)) end, 'slug', g.slug,
        'songCount', o.songs, 'isChosen', o.is_chosen, 'without', o.of) order by o.kind, o.place)
      from offered as o
      left join private.genres as g on o.kind = 'genres' and g.genre_key = o.key
      left join public.singers as p on p.id = case o.kind when 'singers' then o.key::bigint end
      left join public.lyricists as y on y.id = case o.kind when 'lyricists' then o.key::bigint end
      left join public.music_directors as m on m.id = case o.kind when 'music_directors' then o.key::bigint end
    ), '[]')
  into shown, facets;
end
$$;
revoke all on function private.narrow_hits(bigint[], text[]) from public;
