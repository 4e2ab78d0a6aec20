-- The songs that a query finds in one way of looking, which has its conditions (functions/conditions_of_query.sql). As typed, a
-- title as a whole is found with a letter wrong at once. Of songs that have it in their lines alone, three hundred are enough.
-- `fit` and `score` as of `rank_titles`; what fits too little is left out. `more_there`, the same for all of them: these are the
-- `wanted` best, and of the word that was asked for there are very many more.
create or replace function private.songs_of_query(
  way text, keyword text, asked private.asked, titles_condition text, lines_condition text, wanted integer)
returns table (lyric_id bigint, fit real, score real, in_title boolean, more_there boolean)
language plpgsql stable
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  words integer := cardinality(asked.words);
  closeness real := case when words = 1 then private.word_closeness(asked.words[1], asked.keys[1], asked.bones[1]) else 1 end;
  least_fit real := private.least_fit(asked.sound);
  -- What the planner expects of exact words is right; of words like them it is far too much.
  is_rare boolean := words > 2 or way <> 'as typed';
  ids bigint[];
  hits record;
  more_titles boolean := false;
begin
  if way = 'as typed' then
    ids := array(
      (select s.lyric_id from private.search_titles as s where s.sound = asked.sound limit 20)
      union all (
        select s.lyric_id from private.search_titles as s
        where s.marks @> array[hashtext(':' || private.sound_bones(asked.sound))] limit 40)
      union all (select s.lyric_id from private.search_titles as s where s.marks && asked.whole limit 40));
  end if;
  if titles_condition is not null then
    -- Of a word that nobody knows, those are enough that have its key. Of one word, the titles behind the first hundred stay in
    -- the order in which they are found: what is not wanted need not be found.
    hits := private.songs_with('search_titles', titles_condition,
      case when way = 'as typed' and closeness > 0.9 then 1001 else 100 end, case when words = 1 then 100 + wanted else 1001 end,
      is_rare, way = 'loosest');
    ids := ids || hits.ids;
    more_titles := hits.more_there;
  end if;
  return query
  select r.lyric_id, r.fit, r.score, true, more_titles
  from private.rank_titles(ids, keyword, asked, closeness) as r where r.fit >= least_fit;
  -- Lines come behind titles.
  if more_titles or cardinality(ids) > 1000 or lines_condition is null then
    return;
  end if;
  hits := private.songs_with('search_lines', lines_condition,
    case when way = 'as typed' and closeness > 0.9 then 300 else 20 end, 300, is_rare, words = 1 and way <> 'as typed');
  if words = 1 and way = 'as typed' then
    return query select u.id, closeness, closeness, false, false from unnest(hits.ids) as u (id) where closeness >= least_fit;
  else
    -- Lines are many, and some are a little like anything.
    return query
    select r.lyric_id, r.fit, r.fit, false, false from private.rank_lines(hits.ids, asked, way = 'as typed') as r
    where r.fit >= greatest(least_fit, 0.7);
  end if;
end
$$;
revoke all on function private.songs_of_query(text, text, private.asked, text, text, integer) from public;
