-- SQL that a row of marks fulfils when a title (or lines) may hold the words of a query otherwise than they are typed: `parted` in
-- another way, with one word `mistyped`, with `all mistyped` that can be, or `without` one word. Null where there is no such way.
create or replace function private.loose_condition(way text, in_titles boolean, asked private.asked) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  count integer := cardinality(asked.words);
  words text[] := array(select array[w.mark]::text from unnest(asked.word_marks) with ordinality as w (mark, place) order by w.place);
  pairs text[] := array(select array[p.mark]::text from unnest(asked.pair_marks) with ordinality as p (mark, place) order by p.place);
  wide record;
  conditions text[] := '{}';
begin
  if way <> 'parted' then
    wide := private.widen_marks(asked);
  end if;
  case way
    when 'parted' then
      -- A word stands for two, or a pair for one.
      for place in 1..count loop
        if count > 1 and not in_titles then
          conditions := conditions || concat_ws(' and ',
            format('marks && %L::integer[]', words[place]), private.marks_condition(in_titles, words, pairs, array[place]));
        end if;
        if place < count then
          conditions := conditions || concat_ws(' and ',
            format('marks && %L::integer[]', pairs[place]), private.marks_condition(in_titles, words, pairs, array[place, place + 1]));
        end if;
      end loop;
    when 'mistyped' then
      for place in 1..count loop
        conditions := conditions || private.marks_condition(
          in_titles, words[:place - 1] || wide.words[place] || words[place + 1:],
          pairs[:place - 2] || wide.pairs[greatest(place - 1, 1):place] || pairs[place + 1:]);
      end loop;
    when 'all mistyped' then
      conditions := conditions || private.marks_condition(in_titles, wide.words, wide.pairs);
    else
      for place in 1..count loop
        -- One word of two says little, and of the lines too many have it.
        if not in_titles and count > 2 then
          conditions := conditions || private.marks_condition(in_titles, wide.words, wide.pairs, array[place]);
        end if;
        if in_titles and count > 1 then
          conditions := conditions || private.marks_condition(in_titles, words, pairs, array[place]);
        end if;
        -- Of a long title two.
        for other in place + 1..count loop
          continue when not in_titles or count < 4;
          conditions := conditions || private.marks_condition(in_titles, words, pairs, array[place, other]);
        end loop;
      end loop;
  end case;
  return '(' || nullif(array_to_string(conditions, ') or ('), '') || ')';
end
$$;
revoke all on function private.loose_condition(text, boolean, private.asked) from public;
