-- The songs whose title is what a query begins or ends with, when people type more than it: `lata lag ja gale`, `tum hi ho aashiqui 2
-- arijit`. The rest should be in the names of the song's singers, album, lyricists and music directors; a whole title is enough
-- without, when it is a good part of the query. The longest such part counts. `fit` and `score` are alike, from 0 to 1.
create or replace function private.search_titles_with_more(asked private.asked)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable strict
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
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
      -- One short word is a title by chance.
      continue when size = 1 and length(part.letters) < 6;
      rest := asked.word_marks[:behind] || asked.word_marks[behind + size + 1:];
      is_named := not exists (
        select from unnest(rest) as r (mark) where not exists (select from private.search_names as n where n.marks @> array[r.mark]));
      return query
      select n.lyric_id, n.fit, n.fit
      from (
        select t.lyric_id, (case
          when s.share = 1 then 0.95 * greatest(t.closeness, 0.9)
          when t.closeness > 0.85 and 3 * length(part.letters) >= length(asked.letters) then t.closeness * (0.66 + 0.29 * s.share)
          else 0
        end)::real as fit
        from (
          select c.lyric_id, private.sound_closeness(part.letters, c.letters) as closeness
          from (
            (select s.lyric_id, s.letters from private.search_titles as s where s.marks && part.whole limit 300)
            union
            (select s.lyric_id, s.letters from private.search_titles as s where size > 1 and is_named and s.marks @> part.word_marks limit 300)
          ) as c
          order by closeness desc limit 30
        ) as t
        cross join lateral (
          select avg((r.mark = any (known.marks))::integer) as share
          from unnest(rest) as r (mark), (
            select coalesce(array_agg(m.mark), '{}') as marks from private.names_of_song(t.lyric_id) as n, unnest(n.marks) as m (mark)
          ) as known
        ) as s
        where is_named or t.closeness > 0.85
      ) as n
      where n.fit > 0;
      is_enough := is_enough or found;
    end loop;
    exit when is_enough;
  end loop;
end
$$;
revoke all on function private.search_titles_with_more(private.asked) from public;
