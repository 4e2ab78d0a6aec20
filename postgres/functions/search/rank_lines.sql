-- Ranks the lines of these songs by the letters of a query, from 0 to 1. `by_keys` means that all of them contain its
-- keys: then three words or more fit without comparison, unless a line contains them exactly. Keeps the input order.
-- Checks only the first songs, and compares only the most similar ones word by word, because that is slow; the others
-- fit by their keys, if at all.
create or replace function private.rank_lines(ids bigint[], asked private.asked, by_keys boolean)
returns table (lyric_id bigint, fit real)
language sql stable
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select
      20 as most_looked_at, 10 as most_compared_by_words, 0.6 as least_spread, 0.95 as part_of_likest_words,
      -- Two words of a line are adjacent by chance more often than three.
      2 as words_of_a_pair, 0.85 as fit_of_same_pair, 0.9 as fit_of_same_keys
  ),
  songs as materialized (
    select s.lyric_id, s.sound, strpos(s.sound, ' ' || (asked).sound || ' ') > 0 as holds_it
    from private.search_lines as s, measures as m where s.lyric_id = any (ids[:m.most_looked_at])
  ),
  likest as materialized (
    select s.lyric_id, best.line, best.spread
    from (
      select songs.* from songs, measures as m
      where not holds_it
        and (not by_keys or cardinality((asked).words) = m.words_of_a_pair
          or not exists (select from songs where holds_it))
    ) as s,
    lateral (
      select line,
        1 - extensions.levenshtein(asked.letters, private.compared_letters(replace(line, ' ', '')), 0, 1, 1)::real
        / length(asked.letters) as spread
      from string_to_table(s.sound, E'\n') as line,
        (select private.compared_letters(replace((asked).sound, ' ', ''))) as asked (letters)
      -- Of equal matches, prefers lines with it in one piece, then the shortest.
      order by spread desc, strpos(replace(line, ' ', ''), asked.letters) > 0 desc, length(line) limit 1
    ) as best
  ),
  compared as (
    select lyric_id, case
      when row_number() over (order by spread desc) <= m.most_compared_by_words and spread > m.least_spread
      then m.part_of_likest_words
        * private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(line))
      else 0 end as closeness
    from likest, measures as m
  ),
  keys as (
    select
      case
        when not by_keys then 0
        when cardinality((asked).words) = m.words_of_a_pair then m.fit_of_same_pair
        else m.fit_of_same_keys
      end as unseen,
      case when by_keys and cardinality((asked).words) > m.words_of_a_pair then m.fit_of_same_keys else 0 end as seen
    from measures as m
  )
  select u.id, case when s.holds_it then 1 when s.lyric_id is null then keys.unseen
    else greatest(keys.seen, c.closeness) end::real
  from unnest(ids) with ordinality as u (id, place)
  left join songs as s on s.lyric_id = u.id left join compared as c on c.lyric_id = u.id cross join keys
  order by u.place;
$$;
revoke all on function private.rank_lines(bigint[], private.asked, boolean) from public;
