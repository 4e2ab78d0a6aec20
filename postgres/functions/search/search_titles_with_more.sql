-- Finds songs whose title is the beginning or end of a query with additional words: `lata lag ja gale`, `tum hi ho
-- aashiqui 2 arijit`. The other words should match the song's singers, album, lyricists and music directors; a whole
-- title suffices without them if it is a large part of the query. The longest such part counts. `fit` and `score` are
-- equal, from 0 to 1.
create or replace function private.search_titles_with_more(asked private.asked)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable strict
set search_path = ''
as $$
declare
  -- A single word with fewer letters, consonants counted twice, may be a title by chance.
  least_letters_of_one_word constant integer := 6;
  -- Number of compared titles of each kind, and of the most similar ones that are checked: both are slow.
  most_compared constant integer := 300;
  most_likest constant integer := 30;
  -- A title with its people or album matches everything, and has at least this closeness.
  fit_of_all_named constant double precision := 0.95;
  least_closeness_of_all_named constant real := 0.9;
  -- Minimal closeness and share of the query for a title without names; each name adds to it.
  closeness_of_title_alone constant double precision := 0.85;
  least_part_of_title_alone constant integer := 3;
  fit_of_title_alone constant numeric := 0.66;
  gain_of_names constant numeric := 0.29;
  words integer := cardinality(asked.words);
  part private.asked;
  behind integer;
  is_enough boolean := false;
  rest integer[];
  is_named boolean;
begin
  for size in reverse words - 1..1 loop
    foreach behind in array array[0, words - size] loop
      part := private.part_of_keyword(asked, behind + 1, behind + size);
      continue when size = 1 and length(part.letters) < least_letters_of_one_word;
      rest := asked.word_marks[:behind] || asked.word_marks[behind + size + 1:];
      is_named := not exists (
        select from unnest(rest) as r (mark)
        where not exists (select from private.search_names as n where n.marks @> array[r.mark]));
      return query
      select n.lyric_id, n.fit, n.fit
      from (
        select t.lyric_id, (case
          when s.share = 1 then fit_of_all_named * greatest(t.closeness, least_closeness_of_all_named)
          when t.closeness > closeness_of_title_alone
            and least_part_of_title_alone * length(part.letters) >= length(asked.letters)
            then t.closeness * (fit_of_title_alone + gain_of_names * s.share)
          else 0
        end)::real as fit
        from (
          select c.lyric_id, private.sound_closeness(part.letters, c.letters) as closeness
          from (
            (select s.lyric_id, s.letters from private.search_titles as s
             where s.marks && part.whole limit most_compared)
            union
            (select s.lyric_id, s.letters from private.search_titles as s
             where size > 1 and is_named and s.marks @> part.word_marks limit most_compared)
          ) as c
          order by closeness desc limit most_likest
        ) as t
        cross join lateral (
          select avg((r.mark = any (known.marks))::integer) as share
          from unnest(rest) as r (mark), (
            select coalesce(array_agg(m.mark), '{}') as marks
            from private.names_of_song(t.lyric_id) as n, unnest(n.marks) as m (mark)
          ) as known
        ) as s
        where is_named or t.closeness > closeness_of_title_alone
      ) as n
      where n.fit > 0;
      is_enough := is_enough or found;
    end loop;
    exit when is_enough;
  end loop;
end
$$;
revoke all on function private.search_titles_with_more(private.asked) from public;
