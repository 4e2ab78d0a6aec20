-- Ranks songs that match all words of a query by their fields or lines. `worth` is the lowest score
-- (private.search_ways). `fit` is the same for all; `score` also rewards words that match the sound of title and
-- names exactly, the share of the title in the query, and adjacent words in the typed order. Keeps the input order.
-- Compares only the first songs.
create or replace function private.rank_by_fields(ids bigint[], asked private.asked, worth numeric)
returns table (lyric_id bigint, fit real, score real)
language sql stable
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select 100 as most_compared, 0.03 as fit_above_worth, 0.04 as gain_of_words_as_typed,
      0.03 as gain_of_whole_title, 0.01 as gain_of_order
  ),
  songs as materialized (
    select u.place, u.id, string_to_array(t.sound, ' ') as title, string_to_array(known.names, ' ') as names,
      concat(' ', t.sound, ' | ', known.names, ' ') as texts
    from (
      select u.id, min(u.place) as place
      from measures as m, unnest(ids[:m.most_compared]) with ordinality as u (id, place) group by u.id
    ) as u
    join private.search_titles as t on t.lyric_id = u.id
    -- A bar separates two names.
    cross join lateral (
      select coalesce(string_agg(n.sound, ' | '), '') as names from private.names_of_song(u.id) as n
    ) as known
  ),
  shares as (
    select s.place, s.id,
      -- Two words may be one word written separately.
      (select avg((array[w.word, w.word || w.next, w.previous || w.word] && (s.title || s.names))::integer)
       from (
         select w.word, lead(w.word) over reading as next, lag(w.word) over reading as previous
         from unnest((asked).words) with ordinality as w (word, place) window reading as (order by w.place)
       ) as w) as as_typed,
      (select avg((w.word = any ((asked).words))::integer) from unnest(s.title) as w (word)) as of_title,
      (select avg((strpos(s.texts, ' ' || pair.words || ' ') > 0)::integer)
       from (
         select w.word || ' ' || lead(w.word) over (order by w.place) as words
         from unnest((asked).words) with ordinality as w (word, place)
       ) as pair where pair.words is not null) as in_order
    from songs as s
  )
  select r.id, r.fit::real, r.score::real
  from (
    select s.place, s.id, worth + m.fit_above_worth as fit,
      worth + m.gain_of_words_as_typed * s.as_typed + m.gain_of_whole_title * coalesce(s.of_title, 0)
        + m.gain_of_order * coalesce(s.in_order, 0) as score
    from shares as s, measures as m
    union all
    select m.most_compared + u.place, u.id, worth + m.fit_above_worth, worth
    from measures as m, unnest(ids[m.most_compared + 1:]) with ordinality as u (id, place)
  ) as r
  order by r.place;
$$;
revoke all on function private.rank_by_fields(bigint[], private.asked, numeric) from public;
