-- At most `most` songs whose title has the words of a query, the last one only begun, in any of its possible sounds
-- (functions/suggestions/begun_sounds.sql): titles that begin so come first, then by views. For a single word only
-- titles that begin with it.
create or replace function private.titles_begun(asked private.asked, most integer) returns bigint[]
language plpgsql stable
set search_path = ''
as $$
declare
  -- Number of titles of each sound whose views are compared.
  most_compared constant integer := 50;
  -- Few titles contain this many words together, so no estimate is needed.
  words_of_few_songs constant integer := 3;
  words constant integer := cardinality(asked.words);
  sounds constant text[] := private.begun_sounds(asked.written[words], asked.words[words]);
  earlier constant text := array_to_string(array_append(asked.words[:words - 1], ''), ' ');
  ids bigint[];
begin
  if words = 1 then
    ids := array(
      select t.lyric_id from unnest(sounds) as s (sound) cross join lateral (
        select t.lyric_id from private.search_titles as t
        where t.sound >= s.sound and t.sound < s.sound || '~' limit most_compared) as t);
  else
    ids := (private.songs_with('search_titles', concat_ws(' and ',
      private.marks_condition(array(select array[m]::text from unnest(asked.word_marks[:words - 1]) as m)),
      private.begun_condition(sounds)), most_compared, most, words > words_of_few_songs, false)).ids;
  end if;
  return array(
    select l.id from public.lyrics as l join private.search_titles as t on t.lyric_id = l.id
    where l.id = any (ids)
    order by exists (select from unnest(sounds) as s (sound) where starts_with(t.sound, earlier || s.sound)) desc,
      l.views desc, l.id
    limit most);
end
$$;
revoke all on function private.titles_begun(private.asked, integer) from public;
