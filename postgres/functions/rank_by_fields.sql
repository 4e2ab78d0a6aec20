-- How well these songs, which answer all words of a query by their fields or lines, fit it. `fit` is the same for all of them; `score`
-- adds how many of the words stand in the title and the names letter by letter of their sound, and how much of the title is asked for.
-- The order stays. Only the first hundred are compared.
create or replace function private.rank_by_fields(ids bigint[], asked private.asked, nearly boolean)
returns table (lyric_id bigint, fit real, score real)
language sql stable
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  with songs as materialized (
    select u.place, u.id, string_to_array(t.sound, ' ') as title, array(
      select n.word from private.names_of_song(u.id) as s, string_to_table(s.sound, ' ') as n (word)) as names
    from (select u.id, min(u.place) as place from unnest(ids[:100]) with ordinality as u (id, place) group by u.id) as u
    join private.search_titles as t on t.lyric_id = u.id
  ),
  shares as (
    select s.place, s.id,
      (select avg((w.word = any (s.title) or w.word = any (s.names))::integer) from unnest((asked).words) as w (word)) as as_typed,
      (select avg((w.word = any ((asked).words))::integer) from unnest(s.title) as w (word)) as of_title
    from songs as s
  ),
  worth as (select case when nearly then 0.84 else 0.92 end as least)
  select r.id, r.fit::real, r.score::real
  from (
    select s.place, s.id, w.least + 0.03 as fit, w.least + 0.04 * s.as_typed + 0.03 * coalesce(s.of_title, 0) as score
    from shares as s, worth as w
    union all
    select 100 + u.place, u.id, w.least + 0.03, w.least from unnest(ids[101:]) with ordinality as u (id, place), worth as w
  ) as r
  order by r.place;
$$;
revoke all on function private.rank_by_fields(bigint[], private.asked, boolean) from public;
