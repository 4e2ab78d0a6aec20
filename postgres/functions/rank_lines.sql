-- How well the lines of these songs fit a query by their letters, from 0 to 1. `by_keys` says that all of them have its keys: then
-- three words or more fit by them alone, and are only compared where no line has them letter by letter. The order stays. Only the
-- first twenty are looked at, and only ten compared word for word: it costs too much. The others fit by their keys, if at all.
create or replace function private.rank_lines(ids bigint[], asked private.asked, by_keys boolean)
returns table (lyric_id bigint, fit real)
language sql stable
set search_path = ''
as $$
  with songs as materialized (
    select s.lyric_id, s.sound, strpos(s.sound, ' ' || (asked).sound || ' ') > 0 as holds_it
    from private.search_lines as s where s.lyric_id = any (ids[:20])
  ),
  likest as materialized (
    select s.lyric_id, best.line, best.spread
    from (
      select * from songs
      where not holds_it
        and (not by_keys or cardinality((asked).words) = 2 or not exists (select from songs where holds_it))
    ) as s,
    lateral (
      select line, 1 - extensions.levenshtein(asked.letters, left(replace(line, ' ', ''), 250), 0, 1, 1)::real / length(asked.letters) as spread
      from string_to_table(s.sound, E'\n') as line, (select left(replace((asked).sound, ' ', ''), 250)) as asked (letters)
      order by spread desc limit 1
    ) as best
  ),
  compared as (
    select lyric_id, case when row_number() over (order by spread desc) <= 10 and spread > 0.6
      then 0.95 * private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(line)) else 0 end as closeness
    from likest
  ),
  keys as (
    select case when not by_keys then 0 when cardinality((asked).words) = 2 then 0.85 else 0.9 end as unseen,
      case when by_keys and cardinality((asked).words) > 2 then 0.9 else 0 end as seen
  )
  select u.id, case when s.holds_it then 1 when s.lyric_id is null then keys.unseen else greatest(keys.seen, c.closeness) end::real
  from unnest(ids) with ordinality as u (id, place)
  left join songs as s on s.lyric_id = u.id left join compared as c on c.lyric_id = u.id cross join keys
  order by u.place;
$$;
revoke all on function private.rank_lines(bigint[], private.asked, boolean) from public;
