-- The conditions (functions/search/marks_condition.sql) on marks for titles (or names) and lines that may contain the
-- words of a query: `as typed`; `parted` in another way; `mistyped`, all unknown words or any single word; `without`
-- these words; and for titles all words mistyped (`loosest`: for lines there would be too many to compare). Null if a
-- strategy does not apply.
create or replace function private.conditions_of_query(way text, asked private.asked, out titles text, out lines text)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Minimal numbers of remaining words for titles and lines: one word of two says little, and too many lines have it.
  least_words_of_titles constant integer := 2;
  least_words_of_lines constant integer := 3;
  -- For a query of this many words, any two may be missing in a title.
  words_of_long_titles constant integer := 5;
  count integer := cardinality(asked.words);
  words text[] := array(select array[w.mark]::text
    from unnest(asked.word_marks) with ordinality as w (mark, place) order by w.place);
  pairs text[] := array(select array[p.mark]::text
    from unnest(asked.pair_marks) with ordinality as p (mark, place) order by p.place);
  unknown integer[] := '{}';
  near record;
  near_words text[];
  near_pairs text[];
  of_titles text[] := '{}';
  of_lines text[] := '{}';
begin
  if count = 0 then
    return;
  end if;
  if way <> 'as typed' then
    unknown := array(
      select k.place::integer from unnest(private.known_words(asked.words)) with ordinality as k (is_known, place)
      where not k.is_known);
  end if;
  case way
    when 'as typed' then
      of_titles := array[private.words_condition(true, words, pairs)];
      of_lines := array[private.words_condition(false, words, pairs)];
    when 'parted' then
      -- A word replaces two, or a pair replaces one; such a word is often unknown.
      for place in 1..count loop
        if count > 1 and (unknown = '{}' or place = any (unknown)) then
          of_lines := of_lines || private.words_condition(false, words, pairs,
            array[place], besides => array[words[place]]);
        end if;
        if place < count and (unknown = '{}' or unknown && array[place, place + 1]) then
          of_titles := of_titles || private.words_condition(true, words, pairs,
            array[place, place + 1], besides => array[pairs[place]]);
          of_lines := of_lines || private.words_condition(false, words, pairs,
            array[place, place + 1], besides => array[pairs[place]]);
        end if;
      end loop;
    when 'mistyped' then
      if unknown <> '{}' then
        near := private.near_marks(asked, unknown);
        of_titles := array[private.words_condition(true, near.words, near.pairs)];
        of_lines := array[private.words_condition(false, near.words, near.pairs)];
      else
        near := private.near_marks(asked, array(select generate_series(1, count)));
        for place in 1..count loop
          near_words := words;
          near_words[place] := near.words[place];
          near_pairs := pairs;
          if place > 1 then
            near_pairs[place - 1] := near.seconds[place - 1];
          end if;
          if place < count then
            near_pairs[place] := near.firsts[place];
          end if;
          of_titles := of_titles || private.words_condition(true, near_words, near_pairs);
          of_lines := of_lines || private.words_condition(false, near_words, near_pairs);
        end loop;
      end if;
    when 'without' then
      if unknown <> '{}' and cardinality(unknown) < count then
        of_titles := of_titles || private.words_condition(true, words, pairs, unknown);
        of_lines := of_lines || private.words_condition(false, words, pairs, unknown);
      end if;
      for place in 1..count loop
        if unknown = '{}' and count >= least_words_of_titles then
          of_titles := of_titles || private.words_condition(true, words, pairs, array[place]);
        end if;
        if unknown = '{}' and count >= least_words_of_lines then
          of_lines := of_lines || private.words_condition(false, words, pairs, array[place]);
        end if;
        for other in place + 1..count loop
          continue when count < words_of_long_titles;
          of_titles := of_titles || private.words_condition(true, words, pairs, array[place, other]);
        end loop;
      end loop;
    else
      near := private.near_marks(asked, array(select generate_series(1, count)));
      of_titles := array[private.words_condition(true, near.words, near.pairs)];
  end case;
  titles := private.any_condition(of_titles);
  lines := private.any_condition(of_lines);
end
$$;
revoke all on function private.conditions_of_query(text, private.asked) from public;
