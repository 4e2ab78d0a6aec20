-- How well the titles of these songs fit a query, given as typed and as `read_keyword` reads it. `fit` from 0 to 1 says how much of
-- the query is there; `score` adds whether it is the title itself, its beginning or within it. A title that has one asked word only by
-- its key fits by `closeness`. The order stays. Only the first hundred are compared by their letters, the others fit by their
-- keys; and only the forty likest of those with other words word for word: it costs too much.
create or replace function private.rank_titles(ids bigint[], typed text, asked private.asked, closeness real)
returns table (lyric_id bigint, fit real, score real)
language sql stable
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  with titles as materialized (
    select u.place, t.lyric_id, t.sound, strpos(' ' || t.sound || ' ', ' ' || (asked).sound || ' ') > 0 as holds_it,
      t.marks @> (asked).word_marks as has_keys,
      greatest(private.sound_closeness((asked).letters, t.letters), private.slip_closeness((asked).sound, t.sound)) as whole,
      private.letters_in_order((asked).letters, t.letters) as spread
    from (select u.id, min(u.place) as place from unnest(ids[:100]) with ordinality as u (id, place) group by u.id) as u
    join private.search_titles as t on t.lyric_id = u.id
  ),
  parts as (
    select *, case
      when holds_it then 1
      when has_keys and cardinality((asked).words) = 1 then closeness
      when has_keys then greatest(0.95 * spread, case when string_to_array(sound, ' ') @> (asked).words then 0.9 else 0.8 end)
        -- Of a word that is asked for twice, one is not all.
        * case when (asked).word_marks[1] = any ((asked).word_marks[2:]) then 0.8 else 1 end
      when cardinality((asked).words) = 1 and private.likest_slip((asked).sound, sound) > 0
        then 0.98 * private.likest_slip((asked).sound, sound)
      when spread > 0.6 and row_number() over (partition by has_keys order by greatest(whole, spread) desc) <= 40
        then 0.92 * private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(sound))
      else 0
    end as part
    from titles
  )
  select ranked.lyric_id, ranked.fit, ranked.score
  from (
    select p.place, p.lyric_id, greatest(whole, part)::real as fit,
      greatest(
        whole + case
          when whole = 1 and private.name_key(typed) = (select lower(l.title) from public.lyrics as l where l.id = p.lyric_id) then 0.2
          -- The title by its sound, however its vowels are written, comes before titles that begin with the words as they are.
          when whole >= 0.8 and private.sound_bones(p.sound) = private.sound_bones((asked).sound) then 0.1 + 0.75 * (1 - whole)
          else 0.1
        end,
        part + case when starts_with(p.sound, (asked).sound) then 0.06 else 0.04 end)::real as score
    from parts as p
    union all
    select 100 + u.place, u.id, keys.fit, keys.fit
    from unnest(ids[101:]) with ordinality as u (id, place),
      (select case when cardinality((asked).words) = 1 then closeness else 0.8 end::real) as keys (fit)
  ) as ranked
  order by ranked.place;
$$;
revoke all on function private.rank_titles(bigint[], text, private.asked, real) from public;
