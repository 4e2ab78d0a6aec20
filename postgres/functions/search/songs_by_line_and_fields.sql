-- Songs with a line that matches all words of a query except one to three at its start or end, which fields match. A
-- single word of a line has to sound as typed, and the others have to be of names, because too many lines have one
-- like it; `nearly`, it says nothing. For `worth`, `nearly`, `fit` and `score` see `songs_by_fields`.
create or replace function private.songs_by_line_and_fields(asked private.asked, nearly boolean, worth numeric)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Number of songs that suffice.
  most constant integer := 300;
  most_beside_line constant integer := 3;
  least_of_line constant integer := case when nearly then 2 else 1 end;
  -- Number of songs whose lines are read.
  most_read constant integer := 50;
  words integer := cardinality(asked.words);
  alternatives text[];
  line_words text[] := array(select array[w.mark]::text
    from unnest(asked.word_marks) with ordinality as w (mark, place) order by w.place);
  line_pairs text[] := array(select array[p.mark]::text
    from unnest(asked.pair_marks) with ordinality as p (mark, place) order by p.place);
  ids bigint[] := '{}';
  first integer;
  found_ids bigint[];
begin
  if private.has_letters_alone(asked) or not nearly and false = any (private.known_words(asked.words)) then
    return;
  end if;
  alternatives := (private.field_alternatives(asked, nearly)).alternatives;
  for named in 1..least(most_beside_line, words - least_of_line) loop
    foreach first in array array[1, words - named + 1] loop
      continue when array_position(alternatives[first : first + named - 1], null) is not null;
      found_ids := private.most_viewed_first(private.songs_fulfilling_both(
        private.words_condition(false, line_words, line_pairs,
          array(select generate_series(first, first + named - 1))),
        private.marks_condition(alternatives[first : first + named - 1]),
        most));
      if named = words - 1 then
        found_ids := array(
          select u.id from unnest(found_ids[:most_read]) with ordinality as u (id, place)
          join private.search_lines as l on l.lyric_id = u.id
          where strpos(l.sound, concat(' ', asked.words[case first when 1 then words else 1 end], ' ')) > 0
            and not exists (
              select from unnest(asked.word_marks[first : first + named - 1]) as named_word (mark)
              where not exists (
                select from private.names_of_song(u.id) as n where n.marks @> array[named_word.mark]))
          order by u.place);
      end if;
      ids := ids || found_ids;
    end loop;
    exit when ids <> '{}';
  end loop;
  return query select r.* from private.rank_by_fields(ids, asked, worth) as r;
end
$$;
revoke all on function private.songs_by_line_and_fields(private.asked, boolean, numeric) from public;
