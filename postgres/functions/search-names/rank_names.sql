-- Ranks names that do not contain a query literally by their sound, as read by `read_keyword`. `fit` from 0 to 1 is
-- the part of the query that matches; equal consonants suffice (गाइड is Guide). `score` is higher for an exact name.
-- Only the most similar names are compared word by word, because that is slow.
create or replace function private.rank_names(names private.search_names[], asked private.asked)
returns table (entries text, entry_id bigint, name_key text, fit real, score real)
language sql stable
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select
      40 as most_compared_by_words, 0.9 as fit_without_vowels, 0.67 as fit_of_same_consonants, 0.1 as gain_of_whole,
      -- The matching part of the query for a name that sounds like a part of it, or has its letters in order.
      0.75 as part_of_like_letters, 0.75 as part_of_all_letters, 0.98 as part_of_likest_slip,
      -- Some name contains most letters of a short word; counted in letters, consonants twice.
      8 as letters_of_no_short_word, 0.75 as part_of_short_word
  ),
  -- Materialized, so that they are computed only once.
  bones as materialized (
    select hashtext(':' || private.sound_bones((asked).sound)) as mark
  ),
  compared as materialized (
    select n.entries, n.entry_id, n.name_key, n.sound, n.marks @> (asked).word_marks as has_keys,
      greatest(
        private.sound_closeness((asked).letters, n.letters),
        private.slip_closeness((asked).sound, n.sound),
        private.slip_closeness(array_to_string((asked).written, ' '), n.name_key),
        case when private.is_without_vowels((asked).sound) and private.same_without_vowels((asked).letters, n.letters)
          then m.fit_without_vowels end,
        case when bones.mark = any (n.marks) then m.fit_of_same_consonants else 0 end) as closeness,
      private.letters_in_order((asked).letters, n.letters) as spread
    from unnest(names) as n, bones, measures as m
  ),
  ranked as (
    select c.*, case
      when row_number() over (order by greatest(closeness, spread) desc) <= m.most_compared_by_words then greatest(
        greatest(
          private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(sound)),
          m.part_of_like_letters * extensions.word_similarity((asked).sound, sound))
          * case when cardinality((asked).words) = 1 and length((asked).letters) < m.letters_of_no_short_word
            then m.part_of_short_word else 1 end,
        case when cardinality((asked).words) = 1
          then m.part_of_likest_slip * private.likest_slip((asked).words[1], (asked).written[1], sound, name_key) end)
      when has_keys then m.part_of_all_letters * spread
      else 0
    end as part
    from compared as c, measures as m
  )
  select r.entries, r.entry_id, r.name_key, greatest(closeness, part)::real,
    greatest(closeness + m.gain_of_whole, part)::real
  from ranked as r, measures as m;
$$;
revoke all on function private.rank_names(private.search_names[], private.asked) from public;
