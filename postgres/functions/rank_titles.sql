-- How well the titles of these songs fit a query, given as typed and as `read_keyword` reads it. `fit` from 0 to 1 says how much of
-- the query is there; `score` adds whether it is the title itself, its beginning or within it. A title that has one asked word only by
-- its key fits by `closeness`. What has other words is compared word for word, which costs so much that only the forty likest are.
create or replace function private.rank_titles(ids bigint[], typed text, asked private.asked, closeness real)
returns table (lyric_id bigint, fit real, score real)
language sql stable
set search_path = ''
as $$
  with titles as (
    select t.lyric_id, t.sound, t.marks, strpos(' ' || t.sound || ' ', ' ' || (asked).sound || ' ') > 0 as holds_it,
      t.marks @> (asked).word_marks as has_keys,
      private.sound_closeness((asked).letters, t.letters) as whole,
      -- The share of the query's letters that stand in the title in their order, whatever is between them.
      case
        when length((asked).letters) > length(t.letters) then 0
        else 1 - extensions.levenshtein(left((asked).letters, 250), left(t.letters, 250), 0, 1, 1)::real
          / greatest(1, least(length((asked).letters), 250))
      end as spread
    from private.search_titles as t where t.lyric_id = any (ids)
  ),
  parts as (
    select *, case
      when holds_it then 1
      when has_keys and cardinality((asked).words) = 1 then closeness
      when has_keys then greatest(0.95 * spread, case when string_to_array(sound, ' ') @> (asked).words then 0.9 else 0.8 end)
      when spread > 0.6 and row_number() over (partition by has_keys order by greatest(whole, spread) desc) <= 40
        then 0.92 * private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(sound))
      else 0
    end as part
    from titles
  )
  select p.lyric_id, greatest(whole, part)::real,
    greatest(
      whole + case when whole = 1 and lower(l.title) = private.name_key(typed) then 0.2 else 0.1 end,
      part + case when starts_with(p.sound, (asked).sound) then 0.06 else 0.04 end)::real
  from parts as p join public.lyrics as l on l.id = p.lyric_id;
$$;
revoke all on function private.rank_titles(bigint[], text, private.asked, real) from public;
