-- The words of a query that name a group of songs: a genre in any spelling (`ghazal`, `ghazals`, `lok geet`) or by
-- another name (`desh bhakti`, functions/search-facets/subject_named.sql), a year (`1988`) or a decade (`1950s`,
-- `50s`, `1950 ke dashak`), if it has songs. `first` and `last` are the places of its words, `facet` is as in
-- functions/search-index/facets_of_songs.sql. Two digits of a decade from 30 on are of the last century, when films
-- had songs.
create or replace function private.groups_asked(asked private.asked)
returns table (first integer, last integer, facet text)
-- In PL/pgSQL, which keeps the plan.
language plpgsql stable
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
begin
  return query
  select s.first, s.last, 'genres:' || g.genre_key
  from private.subjects_in(asked) as s join private.genres as g on g.slug = any (s.genres);
  return query
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select 3 as most_words_of_genre,
      -- A word with the s of the English plural.
      5 as least_letters_of_plural
  ),
  words as materialized (
    select w.place::integer as place, w.word, lead(w.word) over reading as next,
      lead(w.word, 2) over reading as second_next
    from unnest((asked).words) with ordinality as w (word, place) window reading as (order by w.place)
  ),
  decades as materialized (
    select w.place as begin,
      case
        when w.word ~ 's$' then w.place
        when w.next in ('dasak', 'dekade') then w.place + 1
        when w.next in ('ka', 'ke', 'ki') and w.second_next = 'dasak' then w.place + 2
      end as finish,
      case when w.word ~ '^[0-9]{4}' then '' when w.word >= '30' then '19' else '20' end || rtrim(w.word, 's') as key
    from words as w where w.word ~ '^(19|20)?[0-9]0s?$'
  )
  select r.begin, r.finish, 'genres:' || g.genre_key
  from measures as m
  cross join words as w
  cross join lateral (
    select w.place as begin, finish, array_to_string((asked).words[w.place:finish], '') as key
    from generate_series(w.place, least(w.place + m.most_words_of_genre - 1, cardinality((asked).words))) as finish
  ) as r
  cross join lateral (
    select r.key
    union
    select left(r.key, -1) where length(r.key) >= m.least_letters_of_plural and r.key like '%s'
  ) as named
  join private.genres as g on g.genre_key = named.key
  union all
  select w.place, w.place, 'years:' || w.word
  from words as w
  where w.word ~ '^(19|20)[0-9]{2}$'
    and exists (select from private.totals as t where t.entries = 'years' and t.letter = w.word and t.count > 0)
  union all
  select d.begin, d.finish, 'decades:' || d.key
  from decades as d
  where d.finish is not null and exists (
    select from private.totals as t
    where t.entries = 'years' and t.letter between d.key and left(d.key, 3) || '9' and t.count > 0);
end
$$;
revoke all on function private.groups_asked(private.asked) from public;
