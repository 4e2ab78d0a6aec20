-- The songs that a keyword finds, best first, however it is spelled and in either script: by title, lines, singers, album,
-- lyricists and music directors. `asked` is the keyword as `read_keyword` reads it. Best fit first: the title itself, its
-- beginning, within it, singer, album, lyricist and music director, lines; then by views. It looks for the words as they are
-- and, as long as nothing fits well, in looser and looser ways. What fits much less than the best is left out. What is
-- beyond 200 characters is not looked at. `most` songs, up to 1,001; of fewer it may look at fewer, and finds the same ones. The
-- same for all of them are `as_typed`, that a title has all words as they are, or a line several of them: then nothing else was
-- meant; and `found`, how many are found in all, up to 1,001, so that a thousand can be told from more.
create or replace function private.find_songs(keyword text, asked private.asked, most integer)
returns table (lyric_id bigint, as_typed boolean, found integer)
language plpgsql stable
set jit = off
set search_path = ''
as $$
declare
  query text := left(keyword, 200);
  -- What people add when they look for a song, wherever they do.
  without_noise text := btrim(regexp_replace(
    lower(query),
    '(^|\s)(full|hd|mp3|video|audio|download|movie|film|lyrics?|liriks?|songs?|gaan[ae]|gan[ae]|(in )?(hindi|english)|लिरिक्स|सॉन्ग|गाना|गाने|वीडियो|के बोल|हिंदी में)(?=\s|$)',
    '', 'g'));
  -- A score above it is what was meant, of what is not as typed a lower one.
  good real := 0.88;
  way text;
  conditions record;
  hits record;
  best real := 0;
  typed boolean := false;
  more_there boolean := false;
  ids bigint[] := '{}';
  fits real[] := '{}';
  scores real[] := '{}';
begin
  if asked.sound = '' then
    return query select s.lyric_id, false, (count(*) over ())::integer from private.songs_with_signs(query) as s limit most;
    return;
  end if;
  foreach way in array array['as typed', 'mistyped', 'parted', 'more', 'without', 'loosest'] loop
    if way = 'mistyped' and without_noise not in (lower(query), '') then
      return query
      select s.lyric_id, false, s.found from private.find_songs(without_noise, private.read_keyword(without_noise), most) as s;
      return;
    end if;
    if way = 'more' then
      select array_agg(s.lyric_id) as ids, array_agg(s.fit) as fits, array_agg(s.score) as scores into hits
      from private.search_titles_with_more(asked) as s;
    else
      conditions := private.conditions_of_query(way, asked);
      select array_agg(s.lyric_id) as ids, array_agg(s.fit) as fits, array_agg(s.score) as scores,
        bool_or(s.score > good and (s.in_title or cardinality(asked.words) > 1)) as fit_well, bool_or(s.more_there) as more_there
      into hits
      from private.songs_of_query(way, query, asked, conditions.titles, conditions.lines, most) as s;
      more_there := coalesce(hits.more_there, false);
      typed := typed or way = 'as typed' and coalesce(hits.fit_well, false);
    end if;
    ids := ids || hits.ids;
    fits := fits || hits.fits;
    scores := scores || hits.scores;
    best := greatest(best, (select max(s) from unnest(hits.scores) as s));
    exit when best > good and way <> 'as typed';
    -- Names come behind titles, two letters are in too many of them, and few have four words.
    if (way = 'as typed' or way not in ('parted', 'more') and cardinality(asked.words) < 4)
      and coalesce(cardinality(hits.ids), 0) <= 1000 and not more_there
    then
      with names as materialized (
        select n.entries, n.entry_id, n.fit, row_number() over () as place
        from (
          select *, max(n.fit) over () as best_fit
          from private.names_of_query(way, query, asked, conditions.titles, length(btrim(query)) < 3) as n
          order by n.score desc, n.entries, n.entry_id limit 50
        ) as n
        where n.fit >= n.best_fit - 0.2
      )
      select array_agg(s.lyric_id) as ids, array_agg(n.fit) as fits,
        array_agg((n.fit + case n.entries when 'singers' then 0.03 when 'albums' then 0.02 else 0.01 end)::real) as scores
      into hits
      from private.songs_of_names(
        (select array_agg(n.entries order by n.place) from names as n), (select array_agg(n.entry_id order by n.place) from names as n)) as s
      join names as n on n.place = s.place;
      ids := ids || hits.ids;
      fits := fits || hits.fits;
      scores := scores || hits.scores;
      best := greatest(best, (select max(s) from unnest(hits.scores) as s));
    end if;
    exit when best > good;
    good := 0.75;
  end loop;
  return query
  with unordered as materialized (
    select hit.id, max(hit.score) as score, max(hit.fit) as fit, min(hit.place) as place
    from unnest(ids, fits, scores) with ordinality as hit (id, fit, score, place) group by hit.id
  )
  -- Of those that fit alike, what was found first is viewed most.
  select f.id, typed, case when more_there then 1001 else least(count(*) over (), 1001)::integer end
  from unordered as f
  where f.fit >= (select max(fit) from unordered) - 0.2
  order by floor(100 * f.score) desc, f.place
  limit least(most, 1001);
end
$$;
revoke all on function private.find_songs(text, private.asked, integer) from public;
