-- Songs that a query finds by its words, with the conditions of one strategy
-- (functions/search/conditions_of_query.sql). As typed, a title that differs as a whole by one letter is found as
-- well. For `fit` and `score` see `rank_titles`; songs that fit too little are left out. `more_there`, the same for
-- all, means that these are the best `wanted` songs and very many more contain the word.
create or replace function private.songs_of_query(
  way private.search_ways, keyword text, asked private.asked,
  titles_condition text, lines_condition text, wanted integer)
returns table (lyric_id bigint, fit real, score real, in_title boolean, more_there boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Limits, because checking is slow: titles that sound the same, and titles that differ as a whole by one letter.
  most_of_the_sound constant integer := 20;
  most_as_a_whole constant integer := 40;
  -- Titles and songs with lines that contain the typed words for sure, and that only may.
  sure_titles constant integer := private.most_hits() + 1;
  unsure_titles constant integer := 100;
  sure_lines constant integer := 300;
  unsure_lines constant integer := 20;
  -- For one word, reads this many more titles than wanted, because further ones are not ordered by views.
  titles_by_views constant integer := 100;
  -- A less similar word is unknown, and words with its key suffice.
  least_sure_closeness constant numeric := 0.9;
  part_of_like_word constant numeric := 0.95;
  -- Number of songs, the most viewed, whose lines are looked through for the very word.
  most_looked_through constant integer := 50;
  -- Few songs contain this many words together, so no estimate is needed.
  words_of_few_songs constant integer := 3;
  words integer := cardinality(asked.words);
  closeness real := case when words = 1
    then private.word_closeness(asked.words[1], asked.keys[1], asked.bones[1]) else 1 end;
  -- Songs that have only a word like a known one come behind those that have the very word.
  closeness_of_like_word real := closeness
    * case when closeness > least_sure_closeness then part_of_like_word else 1 end;
  least_fit real := private.least_fit(asked.sound);
  as_typed boolean := way.way = 'as typed';
  -- With fewer letters, consonants counted twice, too many titles begin.
  least_letters_begun constant integer := 8;
  is_sure boolean := as_typed and closeness > least_sure_closeness;
  -- The planner's estimate is right for exact words, and far too high for similar ones.
  is_rare boolean := words >= words_of_few_songs or not as_typed;
  ids bigint[];
  hits record;
  more_titles boolean := false;
begin
  if as_typed then
    ids := array(
      (select s.lyric_id from private.search_titles as s where s.sound = asked.sound limit most_of_the_sound)
      union all (
        select s.lyric_id from private.search_titles as s
        where s.marks @> array[hashtext(':' || private.sound_bones(asked.sound))] limit most_as_a_whole)
      union all (select s.lyric_id from private.search_titles as s
        where s.marks && asked.whole limit most_as_a_whole)
      -- One word may be the beginning of a title of several.
      union all (select s.lyric_id from private.search_titles as s
        where words = 1 and length(asked.letters) >= least_letters_begun
          and s.letters >= asked.letters and s.letters < asked.letters || '~' limit most_of_the_sound));
  end if;
  if titles_condition is not null then
    hits := private.songs_with('search_titles', titles_condition,
      case when is_sure then sure_titles else unsure_titles end,
      case when words = 1 then titles_by_views + wanted else sure_titles end,
      is_rare, way.way = 'loosest');
    ids := ids || hits.ids;
    more_titles := hits.more_there;
  end if;
  return query
  select r.lyric_id, r.fit, r.score, true, more_titles
  from private.rank_titles(ids, keyword, asked, closeness_of_like_word) as r where r.fit >= least_fit;
  -- Lines rank after titles.
  if more_titles or cardinality(ids) > private.most_hits() or lines_condition is null then
    return;
  end if;
  hits := private.songs_with('search_lines', lines_condition,
    case when is_sure then sure_lines else unsure_lines end, sure_lines, is_rare, words = 1 and not as_typed);
  if words = 1 and as_typed then
    return query
    select u.id, fit.fit, fit.fit, false, false
    from unnest(hits.ids) with ordinality as u (id, place)
    left join private.search_lines as l on u.place <= most_looked_through and l.lyric_id = u.id
    cross join lateral (
      select case when strpos(l.sound, ' ' || asked.sound || ' ') > 0 then closeness else closeness_of_like_word end
    ) as fit (fit)
    where fit.fit >= least_fit
    order by u.place;
  else
    -- There are many lines, and some resemble anything a little.
    return query
    select r.lyric_id, r.fit, r.fit, false, false from private.rank_lines(hits.ids, asked, as_typed) as r
    where r.fit >= greatest(least_fit, way.least_line_fit);
  end if;
end
$$;
revoke all on function private.songs_of_query(private.search_ways, text, private.asked, text, text, integer)
  from public;
