-- Possible corrections of a mistyped word, each key once: the closest words that differ by about one letter, in sound
-- or spelling; and, if it may be only `begun`, some words that begin with it. `closeness` is from 0 to 1, and 0 for
-- words that only begin with it.
create or replace function private.near_words(p_written text, p_sound text, p_key text, p_bones text, begun boolean)
returns table (sound text, key text, bones text, closeness real)
language sql stable
-- Callers may have changed this; the number of similar words varies a lot, and so does the fastest plan.
set plan_cache_mode = auto
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select
      0.5 as least_closeness, 0.9 as fit_without_vowels,
      -- Too many words begin with a single letter.
      2 as least_letters_begun,
      -- Per kind; each one costs a lookup.
      8 as most
  )
  select near.sound, near.key, near.bones, near.closeness
  from measures as m cross join lateral (
    (select n.sound, n.key, n.bones, n.closeness
     from (
       select distinct on (w.key) w.sound, w.key, w.bones,
         greatest(
           private.sound_closeness(private.heavy_letters(w.sound), private.heavy_letters(p_sound)),
           private.slip_closeness(p_sound, w.sound),
           private.slip_closeness(p_written, w.written),
           case when typed.is_without_vowels and private.same_without_vowels(p_sound, w.sound)
             then m.fit_without_vowels end
         ) as closeness
       from private.search_words as w, private.is_without_vowels(p_sound) as typed (is_without_vowels)
       where w.pieces operator(pg_catalog.&&)
         private.word_pieces(p_written, p_sound, p_bones, typed.is_without_vowels)
         and w.key <> p_key
       order by w.key, closeness desc
     ) as n
     where n.closeness >= m.least_closeness
     order by n.closeness desc, n.key
     limit m.most)
    union all
    (select distinct on (w.key) w.sound, w.key, w.bones, 0 from private.search_words as w
     where begun and length(p_sound) >= m.least_letters_begun and w.sound > p_sound
       and w.sound < p_sound || '~' and w.key <> p_key
     order by w.key, length(w.sound)
     limit m.most)
  ) as near;
$$;
revoke all on function private.near_words(text, text, text, text, boolean) from public;
