-- At most `most` songs with a line that has the words of a query beside each other, the last one only begun, in any
-- of its possible sounds (functions/suggestions/begun_sounds.sql); most viewed first. None for less than three words,
-- which too many lines have.
create or replace function private.lines_begun(asked private.asked, most integer) returns bigint[]
language plpgsql stable
set search_path = ''
as $$
declare
  least_words constant integer := 3;
  -- Few lines contain this many words together, so no estimate is needed.
  words_of_few_songs constant integer := 3;
  earlier constant integer := cardinality(asked.words) - 1;
begin
  if earlier + 1 < least_words then
    return '{}';
  end if;
  return (private.songs_with('search_lines', concat_ws(' and ',
    private.words_condition(false,
      array(select array[w.mark]::text from unnest(asked.word_marks[:earlier]) as w (mark)),
      array(select array[p.mark]::text from unnest(asked.pair_marks[:earlier - 1]) as p (mark))),
    private.begun_condition(array(
      select array_to_string(array_append(asked.words[:earlier], s.sound), ' ')
      from unnest(private.begun_sounds(asked.written[earlier + 1], asked.words[earlier + 1])) as s (sound)))),
    most, most, earlier >= words_of_few_songs, false)).ids;
end
$$;
revoke all on function private.lines_begun(private.asked, integer) from public;
