-- The songs that answer each word of a query by one of their fields: title, genre, year, singer, lyricist, music director, album; and,
-- where there is none, those of which a line answers the words and a name the one, two or three before or behind them. With
-- `nearly`, a word that nobody knows is taken for what it may be mistyped for. `worth` is the score of the poorest; `fit` and `score` as of
-- `rank_by_fields`.
create or replace function private.songs_by_fields(asked private.asked, nearly boolean, worth numeric)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable
set jit = off
set search_path = ''
as $$
declare
  -- So many songs are enough.
  most constant integer := 300;
  -- Beside a line so many words at most, before or behind it, may be those of a name or another field.
  most_beside_line constant integer := 3;
  words integer := cardinality(asked.words);
  alternatives text[] := private.field_alternatives(asked, nearly);
  line_words text[] := array(select array[w.mark]::text from unnest(asked.word_marks) with ordinality as w (mark, place) order by w.place);
  line_pairs text[] := array(select array[p.mark]::text from unnest(asked.pair_marks) with ordinality as p (mark, place) order by p.place);
  ids bigint[] := '{}';
  first integer;
begin
  -- Single letters stand in too many names.
  if (select max(length(w.word)) from unnest(asked.words) as w (word)) < 2 then
    return;
  end if;
  if array_position(alternatives, null) is null then
    ids := (private.songs_with('search_fields', private.marks_condition(alternatives), most, most, false, false)).ids;
  end if;
  if ids = '{}' then
    for named in 1..least(most_beside_line, words - 1) loop
      foreach first in array array[1, words - named + 1] loop
        continue when array_position(alternatives[first : first + named - 1], null) is not null;
        ids := ids || private.songs_fulfilling_both(
          private.words_condition(false, line_words, line_pairs, array(select generate_series(first, first + named - 1))),
          private.marks_condition(alternatives[first : first + named - 1]),
          most);
      end loop;
      exit when ids <> '{}';
    end loop;
    ids := private.most_viewed_first(ids);
  end if;
  return query select r.* from private.rank_by_fields(ids, asked, worth) as r;
end
$$;
revoke all on function private.songs_by_fields(private.asked, boolean, numeric) from public;
