-- SQL that a row of marks fulfils when a title (or lines) may hold the words of a query otherwise than they are typed: `parted` in
-- another way; `mistyped`, all words that nobody knows or else any one; `without` these; or, of titles, all mistyped (`loosest`). Null
-- where there is no such way.
create or replace function private.loose_condition(way text, in_titles boolean, asked private.asked) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  count integer := cardinality(asked.words);
  words text[] := array(select array[w.mark]::text from unnest(asked.word_marks) with ordinality as w (mark, place) order by w.place);
  pairs text[] := array(select array[p.mark]::text from unnest(asked.pair_marks) with ordinality as p (mark, place) order by p.place);
  unknown integer[] := array(
    select k.place::integer from unnest(private.known_words(asked.words)) with ordinality as k (is_known, place) where not k.is_known);
  wide record;
  conditions text[] := '{}';
begin
  case way
    when 'parted' then
      -- A word stands for two, or a pair for one; such a word is often one that nobody knows.
      for place in 1..count loop
        if count > 1 and not in_titles and (unknown = '{}' or place = any (unknown)) then
          conditions := conditions || concat_ws(' and ',
            format('marks @> %L::integer[]', words[place]), private.marks_condition(in_titles, words, pairs, array[place]));
        end if;
        if place < count and (unknown = '{}' or unknown && array[place, place + 1]) then
          conditions := conditions || concat_ws(' and ',
            format('marks @> %L::integer[]', pairs[place]), private.marks_condition(in_titles, words, pairs, array[place, place + 1]));
        end if;
      end loop;
    when 'mistyped' then
      if unknown <> '{}' then
        wide := private.near_marks(asked, unknown);
        conditions := conditions || private.marks_condition(in_titles, wide.words, wide.pairs);
      else
        for place in 1..count loop
          wide := private.near_marks(asked, array[place]);
          conditions := conditions || private.marks_condition(in_titles, wide.words, wide.pairs);
        end loop;
      end if;
    when 'without' then
      if unknown <> '{}' and cardinality(unknown) < count then
        conditions := conditions || private.marks_condition(in_titles, words, pairs, unknown);
      elsif unknown = '{}' then
        for place in 1..count loop
          -- One word of two says little, and of the lines too many have it.
          continue when count < case when in_titles then 2 else 3 end;
          conditions := conditions || private.marks_condition(in_titles, words, pairs, array[place]);
        end loop;
      end if;
      -- Of a long title any two.
      for place in 1..count loop
        for other in place + 1..count loop
          continue when not in_titles or count < 4;
          conditions := conditions || private.marks_condition(in_titles, words, pairs, array[place, other]);
        end loop;
      end loop;
    else
      -- Of lines too many would have to be compared.
      if in_titles then
        wide := private.near_marks(asked, array(select generate_series(1, count)));
        conditions := conditions || private.marks_condition(in_titles, wide.words, wide.pairs);
      end if;
  end case;
  return '(' || nullif(array_to_string(conditions, ') or ('), '') || ')';
end
$$;
revoke all on function private.loose_condition(text, boolean, private.asked) from public;
