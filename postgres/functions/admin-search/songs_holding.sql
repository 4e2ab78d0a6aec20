-- The songs whose title, or the name of a singer, lyricist, music director or album, holds a word letter by letter, as
-- private.name_key folds both; `rank` 1 where one of them is the word, else 2. Of each title and name the newest,
-- and no more than some thousands in all, those of the names with most songs: a thousand can be told from more.
create or replace function private.songs_holding(word text) returns table (lyric_id bigint, rank integer)
language plpgsql stable rows 1000
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set search_path = ''
as $$
declare
  -- A word with less than three letters is not in the index.
  letters_of_index constant integer := 3;
  pattern text := '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%';
  titles bigint[];
begin
  -- What fewer have, the index finds at once. Run as text, so that the planner knows what is looked for.
  if length(word) >= letters_of_index then
    execute 'select array(select t.lyric_id from private.search_title_keys as t where t.title_key like $1 limit private.most_hits() + 1)'
    into titles using pattern;
  end if;
  -- What more have is soon met among the newest.
  if titles is null or cardinality(titles) > private.most_hits() then
    execute
      'select array(
         select t.lyric_id from private.search_title_keys as t where strpos(t.title_key, $1) > 0 order by t.lyric_id desc
         limit private.most_hits() + 1)'
    into titles using word;
  end if;
  return query
  select found.id, min(found.rank)::integer
  from (
    (select t.lyric_id as id, 1 as rank from private.search_title_keys as t
     where t.title_key = word order by t.lyric_id desc limit private.most_hits() + 1)
    union all
    select u.id, 2 from unnest(titles) as u (id)
    union all
    (select s.lyric_id, s.rank from private.songs_of_names_holding(word, pattern) as s)
  ) as found
  group by found.id;
end
$$;
revoke all on function private.songs_holding(text) from public;
