-- A page of the search, the `most` hits behind those `before` it: of `kind` songs, artists or albums, the `ids` in
-- their order, for songs also by which strategy each was found, and the query as it was read; and as `facts`, in
-- JSON, how many there are of each kind, the people of the name, by what the songs can be narrowed, how near they are
-- (functions/search/nearness_of_hits.sql; songs without a word are not counted), what they are about, and what was
-- meant if nothing is found. `wanted` facets (functions/search-facets/narrow_hits.sql) narrow only songs. A blank
-- query finds everything; songs are in an order of their own then.
--
-- search_songs and find_names_unordered decide the hits and their order, also for search_lyrics_ids and its
-- siblings.
create or replace function private.search_page(
  query text, kind text, before bigint, most integer, wanted text[], sort text,
  out facts json, out ids bigint[], out ways text[], out asked private.asked)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Lyricists, and music directors, above the hits.
  most_people constant integer := 4;
  known constant text[] := case wanted when '{}' then '{}' else private.known_facets(wanted) end;
  hits record;
  near record;
  counted bigint[];
  shown bigint[];
  facets json;
begin
  if query = '' then
    select e.* into facts, ids from private.page_of_everything(kind, before, most, sort, known) as e;
    return;
  end if;
  asked := private.read_keyword(query);
  select coalesce(array_agg(s.lyric_id order by s.place), '{}') as ids, array_agg(s.way order by s.place) as ways,
    coalesce(max(s.found), 0) as count, bool_and(s.as_typed) as as_typed,
    coalesce(bool_or(s.way = 'groups'), false) as of_groups,
    coalesce(bool_or(s.way = 'meaning'), false) as of_meaning,
    coalesce(bool_and(s.way = 'nearest'), false) as are_nearest, max(s.closeness) as best
  into hits
  -- For their filters all songs that are counted; for other kinds one, which says how many there are.
  from private.search_songs(query, asked, case kind when 'songs' then private.most_hits() + 1 else 1 end)
    with ordinality as s (lyric_id, as_typed, way, closeness, found, place);
  near := private.nearness_of_hits(hits.ids, hits.ways, hits.best, query, asked);
  if near.counted = 0 then
    hits.count := 0;
  end if;
  if kind = 'songs' then
    select n.* into counted, facets
    from private.narrow_hits(hits.ids[:least(near.counted, private.most_hits())], known) as n;
    shown := counted || case known when '{}' then hits.ids[near.counted + 1:] end;
    select array_agg(u.id order by u.place), array_agg(hits.ways[array_position(hits.ids, u.id)] order by u.place)
    into ids, ways
    from unnest(shown) with ordinality as u (id, place) where u.place > before and u.place <= before + most;
  end if;
  with names as materialized (
    select n.entries, n.entry_id, n.name_key, n.score
    from private.find_names_unordered(
      -- If a title matches exactly as typed, names that only resemble the query are left out.
      case hits.as_typed when true then '{}' when false then array['mistyped', 'without']
        else array['mistyped', 'without', 'loosest'] end, query, asked) as n
  ),
  people as (
    select r.role, n.*
    from (values ('lyricists', 'lyricist'), ('music_directors', 'music director')) as r (entries, role)
    cross join lateral (
      select * from names as of_role where of_role.entries = r.entries
      order by of_role.score desc, of_role.name_key, of_role.entry_id limit most_people) as n
  )
  select
    case when kind = 'songs' then ids else array(
      select n.entry_id from names as n where n.entries = case kind when 'artists' then 'singers' else kind end
      order by n.score desc, n.name_key, n.entry_id limit most offset before) end,
    json_build_object(
      'counts', json_build_object(
        'songs', hits.count,
        'artists', (select least(count(*), private.most_hits() + 1) from names as n where n.entries = 'singers'),
        'albums', (select least(count(*), private.most_hits() + 1) from names as n where n.entries = 'albums')),
      'people', (
        select coalesce(
          json_agg(
            json_build_object('role', p.role, 'id', p.entry_id, 'name', coalesce(y.name, m.name), 'devanagari',
              private.devanagari_name_of(p.entries, p.entry_id))
            order by p.role, p.score desc, p.name_key, p.entry_id), '[]')
        from people as p
        left join public.lyricists as y on p.entries = 'lyricists' and y.id = p.entry_id
        left join public.music_directors as m on p.entries = 'music_directors' and m.id = p.entry_id),
      'known', known,
      'facets', coalesce(facets, '[]'),
      'shownCount', case when kind = 'songs' and known <> '{}' then cardinality(counted) else hits.count end,
      'groups', case when kind = 'songs'
        then coalesce(private.pages_of_groups(query, asked, hits.of_groups), '[]') else '[]' end,
      'about', case
        when hits.of_groups or hits.of_meaning then private.subject_told(query, asked, hits.of_meaning) end,
      'isNearest', near.is_near,
      'leftOut', case when cardinality(shown) > cardinality(counted) then json_build_object(
        'word', near.left_out, 'from', greatest(cardinality(counted) - before, 0)) end,
      'isMissed', near.is_missed,
      'didYouMean', case
        when (hits.ids = '{}' or hits.are_nearest or near.counted = 0) and not exists (select from names)
          then private.did_you_mean(query) else '{}' end)
  into ids, facts;
end
$$;
revoke all on function private.search_page(text, text, bigint, integer, text[], text) from public;
