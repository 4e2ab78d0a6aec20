-- Songs with a line that matches all words of a query except one to three at its start or end, which fields match.
-- For `worth`, `nearly`, `fit` and `score` see `songs_by_fields`.
create or replace function private.songs_by_line_and_fields(asked private.asked, nearly boolean, worth numeric)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Number of songs that suffice.
  most constant integer := 300;
  most_beside_line constant integer := 3;
  -- Too many lines contain a single word.
  least_of_line constant integer := 2;
  words integer := cardinality(asked.words);
  alternatives text[];
  line_words text[] := array(select array[w.mark]::text
    from unnest(asked.word_marks) with ordinality as w (mark, place) order by w.place);
  line_pairs text[] := array(select array[p.mark]::text
    from unnest(asked.pair_marks) with ordinality as p (mark, place) order by p.place);
  ids bigint[] := '{}';
  first integer;
begin
  if private.has_letters_alone(asked) then
    return;
  end if;
  alternatives := (private.field_alternatives(asked, nearly)).alternatives;
  for named in 1..least(most_beside_line, words - least_of_line) loop
    foreach first in array array[1, words - named + 1] loop
      continue when array_position(alternatives[first : first + named - 1], null) is not null;
      ids := ids || private.songs_fulfilling_both(
        private.words_condition(false, line_words, line_pairs,
          array(select generate_series(first, first + named - 1))),
        private.marks_condition(alternatives[first : first + named - 1]),
        most);
    end loop;
    exit when ids <> '{}';
  end loop;
  return query select r.* from private.rank_by_fields(private.most_viewed_first(ids), asked, worth) as r;
end
$$;
revoke all on function private.songs_by_line_and_fields(private.asked, boolean, numeric) from public;
