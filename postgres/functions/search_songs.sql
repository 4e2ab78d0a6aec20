-- The songs whose title or lines fit a query; `fit` and `score` are those of `rank_titles`. It looks for the words as they are and for the whole
-- title with a letter wrong; with `thoroughly` further where nothing fits well, in looser and looser ways
-- (functions/loose_condition.sql).
create or replace function private.search_songs(keyword text, thoroughly boolean)
returns table (lyric_id bigint, fit real, score real, in_title boolean)
language plpgsql stable strict
-- The planner takes comparing arrays for cheap, and would read the whole table instead of its index.
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  asked private.asked;
  words integer;
  closeness real := 1;
  stages constant text[] := array['as they are', 'parted', 'mistyped', 'all mistyped', 'without'];
  stage text;
  in_titles boolean;
  condition text;
  found bigint[];
  hits record;
  best real := 0;
  ids bigint[] := '{}';
  fits real[] := '{}';
  scores real[] := '{}';
  titles boolean[] := '{}';
begin
  asked := private.read_keyword(keyword);
  words := cardinality(asked.words);
  if words = 0 then
    return query
    select s.lyric_id, 1::real, 1::real, true from private.search_titles as s
    where s.marks @> private.symbol_marks(keyword) and private.symbol_marks(keyword) <> '{}' limit 1001;
    return query
    select s.lyric_id, 1::real, 0.9::real, false from private.search_lines as s
    where s.marks @> private.symbol_marks(keyword) and private.symbol_marks(keyword) <> '{}' limit 1001;
    return;
  end if;
  if words = 1 then
    closeness := private.word_closeness(asked.words[1], asked.keys[1], asked.bones[1]);
  end if;
  foreach stage in array stages loop
    exit when stage <> 'as they are' and (best > 0.88 or not thoroughly);
    foreach in_titles in array array[true, false] loop
      if stage = 'as they are' then
        found := private.songs_having(in_titles, case when in_titles or words = 1 then asked.word_marks else asked.pair_marks end);
        if in_titles then
          found := array(
            select unnest(found) union (select s.lyric_id from private.search_titles as s where s.marks && asked.whole limit 1001));
        end if;
      else
        condition := private.loose_condition(stage, in_titles, asked);
        continue when condition is null;
        execute format(
          'select array(select lyric_id from private.%I where %s limit %s)',
          case when in_titles then 'search_titles' else 'search_lines' end, condition, case when in_titles then 2000 else 60 end)
        into found;
      end if;
      continue when found = '{}';
      if in_titles then
        select array_agg(r.lyric_id) as ids, array_agg(r.fit) as fits, array_agg(r.score) as scores into hits
        from private.rank_titles(found, keyword, asked, closeness) as r;
      elsif words = 1 and stage = 'as they are' then
        select found as ids, array_agg(closeness) as fits, array_agg(closeness) as scores into hits from unnest(found);
      else
        select array_agg(r.lyric_id) as ids, array_agg(r.fit) as fits, array_agg(r.fit) as scores into hits
        from private.rank_lines(found, asked, stage = 'as they are') as r;
      end if;
      ids := ids || hits.ids;
      fits := fits || hits.fits;
      scores := scores || hits.scores;
      titles := titles || array_fill(in_titles, array[cardinality(hits.ids)]);
      best := greatest(best, (select max(s) from unnest(hits.scores) as s));
    end loop;
  end loop;
  return query
  select hit.* from unnest(ids, fits, scores, titles) as hit (lyric_id, fit, score, in_title)
  -- Lines are many, and some are a little like anything.
  where hit.fit >= greatest(private.least_fit(asked.sound), case when hit.in_title then 0 else 0.7 end);
end
$$;
revoke all on function private.search_songs(text, boolean) from public;
