-- The songs that the administrator's search finds, with `rank`: 1 a title or name equals the query, 2 contains it, 3
-- a line sounds like it, 4 the spelling is similar. Lines are searched if the query has several words, or if no title
-- and no name contains it; similar spellings only in the second case. No rows for a query without letters. At most
-- some thousands, enough to detect more than a thousand.
create or replace function private.managed_hits(query text) returns table (lyric_id bigint, rank integer)
language sql stable rows 1000
set enable_seqscan = off
set search_path = ''
as $$
  with asked as materialized (
    select word from (select private.name_key(query) as word) as asked where word <> ''
  ),
  holding as materialized (
    select hit.lyric_id, hit.rank from asked cross join private.songs_holding(asked.word) as hit
  )
  select holding.lyric_id, holding.rank from holding
  union all
  select found.lyric_id, min(found.rank)
  from (
    select line.lyric_id, 3 as rank
    from asked, private.songs_with_line(query, not exists (select from holding)) as line
    union all
    select alike.lyric_id, 4 from private.similar_songs(query) as alike
    where not exists (select from holding) and exists (select from asked)
  ) as found
  where found.lyric_id not in (select holding.lyric_id from holding)
  group by found.lyric_id;
$$;
revoke all on function private.managed_hits(text) from public;
