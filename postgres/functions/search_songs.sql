-- The songs that a keyword finds, best first, however it is spelled and in either script: by title, lines, singers, album, lyricists,
-- music directors, genre and year. `asked` is the keyword as `read_keyword` reads it. Best fit first: the title itself, its
-- beginning, within it, singer, album, lyricist and music director, lines; then by views. It looks in one way after the other
-- (functions/search_ways.sql) as long as nothing fits well. What fits much less than the best is left out. What is beyond 200 characters is
-- not looked at. `most` songs, up to 1,001; of fewer it may look at fewer, and finds the same ones. `way` says in which way a song was
-- found. The same for all of them are `as_typed`, that a title has all words as they are, or a line several of them: then nothing else
-- was meant; and `found`, how many are found in all, up to 1,001, so that a thousand can be told from more.
create or replace function private.search_songs(keyword text, asked private.asked, most integer)
returns table (lyric_id bigint, as_typed boolean, way text, found integer)
language plpgsql stable
set jit = off
set search_path = ''
as $$
declare
  query text := left(keyword, 200);
  trimmed text;
  meant private.asked;
  one private.search_ways;
  hits record;
  best real := 0;
  typed boolean := false;
  more_there boolean := false;
  ids bigint[] := '{}';
  fits real[] := '{}';
  scores real[] := '{}';
  ways text[] := '{}';
begin
  if asked.sound = '' then
    return query select s.lyric_id, false, 'signs', (count(*) over ())::integer from private.songs_with_signs(query) as s limit most;
    return;
  end if;
  for one in select w.* from private.search_ways as w order by w.place loop
    if one.place = 2 then
      trimmed := private.without_outer_fillers(query);
      if trimmed <> query then
        return query
        select s.lyric_id, false, s.way, s.found from private.search_songs(trimmed, private.read_keyword(trimmed), most) as s;
        return;
      end if;
      meant := private.read_keyword(coalesce(nullif(private.without_fillers(query), ''), query));
    end if;
    continue when one.if_nothing and ids <> '{}';
    hits := private.songs_of_way(one, query, asked, meant, most);
    typed := typed or one.way = 'as typed' and hits.fit_well;
    more_there := hits.more_there;
    ids := ids || hits.ids;
    fits := fits || hits.fits;
    scores := scores || hits.scores;
    ways := ways || array_fill(one.way, array[cardinality(hits.ids)]);
    best := greatest(best, (select max(s) from unnest(hits.scores) as s));
    exit when best > one.enough and one.way <> 'as typed';
    -- Names come behind titles, and two letters are in too many of them.
    if (one.names = 'always' or one.names = 'of few words' and cardinality(asked.words) < 4)
      and cardinality(hits.ids) <= 1000 and not more_there
    then
      hits := private.songs_of_names_in_way(one.way, query, asked);
      ids := ids || hits.ids;
      fits := fits || hits.fits;
      scores := scores || hits.scores;
      ways := ways || array_fill(one.way, array[cardinality(hits.ids)]);
      best := greatest(best, (select max(s) from unnest(hits.scores) as s));
    end if;
    exit when best > one.enough;
  end loop;
  return query
  with unordered as materialized (
    select hit.id, max(hit.score) as score, max(hit.fit) as fit, min(hit.place) as place,
      (array_agg(hit.way order by hit.score desc, hit.place))[1] as way
    from unnest(ids, fits, scores, ways) with ordinality as hit (id, fit, score, way, place) group by hit.id
  )
  -- Of those that fit alike, what was found first is viewed most.
  select f.id, typed, f.way, case when more_there then 1001 else least(count(*) over (), 1001)::integer end
  from unordered as f
  where f.fit >= (select max(fit) from unordered) - 0.2
  order by floor(100 * f.score) desc, f.place
  limit least(most, 1001);
end
$$;
revoke all on function private.search_songs(text, private.asked, integer) from public;
