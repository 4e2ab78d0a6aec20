-- The parts of a query for which something may be offered, those with most letters first: all words, two adjacent
-- words, each single word; and first of all the query split into other words, which has no `words` here. `condition`
-- is a condition on marks for the part (functions/search/marks_condition.sql); `letters` counts its letters,
-- consonants twice. An unknown word is replaced by its possible corrections, and skipped if there are none. `is_rare`
-- is a condition with marks of corrections, for which the planner expects far too many rows.
create or replace function private.parts_to_look_up(asked private.asked)
returns table (words text[], letters integer, condition text, is_rare boolean)
language plpgsql stable strict
set search_path = ''
as $$
declare
  known boolean[] := private.known_words(asked.words);
  near integer[];
  otherwise integer[] := asked.whole || asked.pair_marks;
  found_words text[] := '{}';
  -- Their marks, as an array written as text.
  meant text[] := '{}';
begin
  for place in 1..cardinality(asked.words) loop
    near := '{}';
    if not known[place] then
      near := array(
        select hashtext(n.key)
        from private.near_words(asked.written[place], asked.words[place],
          asked.keys[place], asked.bones[place], false) as n);
    end if;
    -- A word without similar words may be two words in one.
    if not known[place] and near = '{}' then
      otherwise := otherwise || asked.word_marks[place];
      continue;
    end if;
    found_words := found_words || asked.words[place];
    meant := meant || (asked.word_marks[place] || near)::text;
  end loop;
  return query
  select '{}'::text[], length(asked.letters), private.marks_condition(array[otherwise::text]), true
  union all
  select part.words, length(private.heavy_letters(array_to_string(part.words, ''))),
    private.marks_condition(part.meant),
    exists (select from unnest(part.meant) as one (numbers) where strpos(one.numbers, ',') > 0)
  from (
    select found_words[s.first:s.last] as words, meant[s.first:s.last] as meant
    from (
      select first, last from generate_series(1, cardinality(found_words)) as first,
        generate_series(first, first + 1) as last
      where last <= cardinality(found_words)
      union select 1, cardinality(found_words)
    ) as s
  ) as part
  order by 2 desc;
end
$$;
revoke all on function private.parts_to_look_up(private.asked) from public;
