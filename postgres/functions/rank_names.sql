-- How well each of these names, none of which holds a query letter by letter, fits it by its sound, as `read_keyword` reads it. `fit`
-- from 0 to 1 says how much of it is there; the same consonants are enough of it (गाइड is Guide). `score` adds whether it is
-- the name itself. Only the forty likest are compared word for word: it costs too much.
create or replace function private.rank_names(names private.search_names[], asked private.asked)
returns table (entries text, entry_id bigint, name_key text, fit real, score real)
language sql stable
set search_path = ''
as $$
  -- Materialized, each of them, or they would be worked out again wherever they are named.
  with bones as materialized (
    select hashtext(':' || private.sound_bones((asked).sound)) as mark
  ),
  compared as materialized (
    select n.entries, n.entry_id, n.name_key, n.sound, n.marks @> (asked).word_marks as has_keys,
      greatest(
        private.sound_closeness((asked).letters, n.letters), case when bones.mark = any (n.marks) then 0.67 else 0 end) as closeness,
      private.letters_in_order((asked).letters, n.letters) as spread
    from unnest(names) as n, bones
  ),
  ranked as (
    select *, case
      when row_number() over (order by greatest(closeness, spread) desc) <= 40 then greatest(
        private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(sound)),
        0.75 * extensions.word_similarity((asked).sound, sound))
        -- Of a short word, most letters are in some name.
        * case when cardinality((asked).words) = 1 and length((asked).letters) < 8 then 0.75 else 1 end
      when has_keys then 0.75 * spread
      else 0
    end as part
    from compared
  )
  select r.entries, r.entry_id, r.name_key, greatest(closeness, part)::real, greatest(closeness + 0.1, part)::real from ranked as r;
$$;
revoke all on function private.rank_names(private.search_names[], private.asked) from public;
