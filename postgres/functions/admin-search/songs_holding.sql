-- Songs whose title or one of whose names contains a word literally, both folded by private.name_key. `rank` is 1 if
-- a title or name equals the word, otherwise 2. Returns the newest songs of titles and names, at most some thousands,
-- preferring names with most songs: enough to detect more than a thousand.
create or replace function private.songs_holding(word text) returns table (lyric_id bigint, rank integer)
language plpgsql stable rows 1000
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
declare
  -- A word with fewer than three letters is not in the index.
  letters_of_index constant integer := 3;
  pattern text := '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%';
  titles bigint[];
begin
  -- A rare word is found by the index.
  if length(word) >= letters_of_index then
    -- As text: a word.
    execute
      'select array(
         select t.lyric_id from private.search_title_keys as t where t.title_key like $1
         limit private.most_hits() + 1)'
    into titles using pattern;
  end if;
  -- A frequent word is soon found among the newest songs.
  if titles is null or cardinality(titles) > private.most_hits() then
    -- As text: a word.
    execute
      'select array(
         select t.lyric_id from private.search_title_keys as t
         where strpos(t.title_key, $1) > 0 order by t.lyric_id desc
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
