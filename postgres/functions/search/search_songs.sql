-- Finds songs by a keyword, best first, in any spelling and either script: by title, lines, singers, album,
-- lyricists, music directors, genre and year. `asked` is the result of `read_keyword`. Exact titles come first, then
-- titles that begin with it, titles that contain it, singers, albums, lyricists and music directors, and lines; then
-- by views. The strategies of functions/search/search_ways.sql are tried in order until something fits well. Songs
-- that fit much worse than the best are left out.
--
-- `most` is the number of songs, at most one more than `most_hits`; a smaller number finds the same first songs with
-- less work. `way` is the strategy that found a song, and `closeness`, from 0 to about 1.3, decides its position. Two
-- columns are the same for all songs: `as_typed` means that a title has all words exactly, or a line several of them,
-- so that nothing else was meant; `found` is the total, at most one more than `most_hits`. If no song is sure to have
-- all words, those follow, uncounted, that lack the one that nothing has (`way` is `without a word`).
create or replace function private.search_songs(keyword text, asked private.asked, most integer)
returns table (lyric_id bigint, as_typed boolean, way text, closeness real, found integer)
language plpgsql stable
set enable_seqscan = off
set search_path = ''
as $$
declare
  closeness_of_signs constant real := 1;
  -- A query with more words is not a name.
  few_words constant integer := 3;
  -- Number of steps of closeness; within a step, songs are ordered by views.
  steps_of_closeness constant integer := 100;
  -- A title or line that is closer has a slip in it; a title exactly as typed is this close.
  closeness_of_slip constant real := 0.8;
  closeness_of_same constant real := 1.2;
  query text := private.searched_part(keyword);
  has_unknown boolean;
  enough numeric;
  trimmed text;
  -- The query is the name of a genre, a year, a decade or a subject, so that its songs follow those that have it in
  -- their words.
  names_groups boolean := private.names_groups(asked);
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
  lacking bigint[] := '{}';
  lacking_fits real[];
begin
  if asked.sound = '' then
    return query
    select s.lyric_id, false, 'signs', closeness_of_signs, (count(*) over ())::integer
    from private.songs_with_signs(query) as s limit most;
    return;
  end if;
  has_unknown := false = any (private.known_words(asked.words));
  if has_unknown then
    has_unknown := private.has_unknown_words(asked);
  end if;
  for one in select w.* from private.search_ways as w order by w.place loop
    continue when one.if_nothing and ids <> '{}';
    enough := case when has_unknown then one.enough_of_unknown else one.enough end;
    hits := private.songs_of_way(one, query, asked, meant, most);
    -- Its numbers are for queries that name groups.
    continue when one.way = 'groups' and hits.ids = '{}';
    typed := typed or one.way = 'as typed' and hits.fit_well;
    more_there := hits.more_there;
    ids := ids || hits.ids;
    fits := fits || hits.fits;
    scores := scores || hits.scores;
    ways := ways || array_fill(one.way, array[cardinality(hits.ids)]);
    best := greatest(best, (select max(s) from unnest(hits.scores) as s));
    exit when best > enough and one.way <> 'as typed';
    -- Names rank after titles, and too many of them contain two given letters.
    if (one.names = 'always' or one.names = 'of few words' and cardinality(asked.words) <= few_words)
      and cardinality(hits.ids) <= private.most_hits() and not more_there
    then
      hits := private.songs_of_names_in_way(one, query, asked);
      ids := ids || hits.ids;
      fits := fits || hits.fits;
      scores := scores || hits.scores;
      ways := ways || array_fill(one.way, array[cardinality(hits.ids)]);
      best := greatest(best, (select max(s) from unnest(hits.scores) as s));
    end if;
    exit when best > enough and (more_there or not (names_groups and one.way = 'as typed'));
    if one.way = 'as typed' then
      -- From here on, filler words do not count; alone they name nothing.
      exit when cardinality(asked.words) > 1 and not names_groups and private.without_fillers(query) = '';
      trimmed := private.without_outer_fillers(query);
      if trimmed <> query and not names_groups then
        meant := private.read_keyword(trimmed);
        -- Songs of a group are wanted, not those that have its name in their words, unless a film is called so.
        if not private.names_groups(meant) or private.is_title_or_name(meant.written) then
          return query
          select s.lyric_id, false, s.way, s.closeness, s.found from private.search_songs(trimmed, meant, most) as s;
          return;
        end if;
      end if;
      meant := private.read_keyword(coalesce(nullif(private.without_fillers(query), ''), query));
    end if;
  end loop;
  if has_unknown and (best <= closeness_of_slip or one.way in ('line and fields', 'fields and slips', 'nearest')) then
    select coalesce(array_agg(s.lyric_id), '{}'), array_agg(s.closeness) into lacking, lacking_fits
    from private.songs_without_word(coalesce(meant, asked)) as s;
    -- Beside a whole title, what only resembles the query was not meant.
    if lacking_fits[1] >= closeness_of_same or lacking <> '{}' and ways[1] = 'nearest' then
      ids := '{}';
    end if;
  end if;
  return query
  with unordered as materialized (
    select hit.id, max(hit.score) as score, max(hit.fit) as fit, min(hit.place) as place,
      (array_agg(hit.way order by hit.score desc, hit.place))[1] as way
    from unnest(ids, fits, scores, ways) with ordinality as hit (id, fit, score, way, place)
    where hit.id is not null group by hit.id
  )
  -- The input is ordered by views, so equal fits stay in that order.
  (select f.id, typed, f.way, f.score,
    case when more_there then private.most_hits() + 1
      else least(count(*) over (), private.most_hits() + 1)::integer end
  from unordered as f join private.search_ways as w on w.way = f.way
  where f.fit >= (select max(fit) from unordered) - w.slack
  order by floor(steps_of_closeness * f.score) desc, f.place
  limit least(most, private.most_hits() + 1))
  union all
  (select l.id, false, 'without a word', l.fit, 0
  from unnest(lacking, lacking_fits) with ordinality as l (id, fit, place)
  where l.id <> all (ids) order by l.place)
  limit most;
end
$$;
revoke all on function private.search_songs(text, private.asked, integer) from public;
