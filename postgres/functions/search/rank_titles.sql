-- Ranks the titles of these songs for a query, given as typed and as read by `read_keyword`. `fit` from 0 to 1 is the
-- part of the query that matches; `score` is higher for exact titles, titles that begin with the query, and titles
-- that contain it. A title that has a single queried word only by its key fits by `closeness`. Keeps the input order.
-- Compares only the first titles by letters, the others by keys, and only the most similar ones with other words word
-- by word, because that is slow.
create or replace function private.rank_titles(ids bigint[], typed text, asked private.asked, closeness real)
returns table (lyric_id bigint, fit real, score real)
language sql stable
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select
      100 as most_compared, 40 as most_compared_by_words, 0.6 as least_spread,
      -- The matching part of the query for a title with all words in any spelling, or with all letters in order;
      -- lower for a title that has a repeated word of the query only once.
      0.9 as part_of_same_words, 0.8 as part_of_same_keys, 0.95 as part_of_all_letters, 0.8 as part_of_word_once,
      -- The same for a title that begins with the single word of the query, but is split into several.
      0.95 as part_of_joined_beginning, 8 as letters_of_no_short_word,
      -- The same for a title with other words, by the most similar ones.
      0.98 as part_of_likest_slip, 0.92 as part_of_likest_words,
      -- A whole title is at most this much more similar than its least similar sure word: a known word of this
      -- length.
      0.2 as most_above_least_word, 4 as least_letters_of_sure_word,
      -- For a query without vowels, only consonants are compared.
      0.9 as fit_without_vowels,
      -- The minimal similarity of a title with the same consonants, if they are many, whatever its vowels.
      4 as consonants_that_say_enough, 0.75 as least_of_same_consonants,
      -- Added to the closeness of a whole title, and of a title exactly as typed. A title with the same sound but
      -- other vowels must come before titles that begin with the typed words, so it gets back a part of the
      -- difference.
      0.1 as gain_of_whole, 0.2 as gain_of_title_as_typed, 0.8 as least_by_sound, 0.75 as given_back_by_sound,
      -- Added to the closeness of a part of a title, which ranks after whole titles.
      0.06 as gain_of_beginning, 0.04 as gain_of_part
  ),
  sure as materialized (
    select array_agg(w.word) as words
    from measures as m, unnest((asked).words, private.known_words((asked).words)) as w (word, is_known)
    where w.is_known and length(w.word) >= m.least_letters_of_sure_word
  ),
  titles as materialized (
    select u.place, t.lyric_id, t.plain, t.sound, t.letters,
      strpos(' ' || t.sound || ' ', ' ' || (asked).sound || ' ') > 0 as holds_it,
      t.marks @> (asked).word_marks as has_keys,
      greatest(
        -- In a long title, a different word changes only a small share of the letters.
        least(
          private.sound_closeness((asked).letters, t.letters),
          case when array_length(string_to_array(t.sound, ' '), 1) = cardinality((asked).words)
            then m.most_above_least_word + (private.words_closeness(sure.words, t.sound)).of_least end),
        case when is_without_vowels and private.same_without_vowels((asked).letters, t.letters)
          then m.fit_without_vowels end,
        private.slip_closeness((asked).sound, t.sound),
        private.slip_closeness(array_to_string((asked).written, ' '), t.plain),
        case when has_bones and length(asked_bones) >= m.consonants_that_say_enough
          then m.least_of_same_consonants else 0 end) as whole,
      has_bones,
      private.letters_in_order((asked).letters, t.letters) as spread
    from (
      select u.id, min(u.place) as place
      from measures as m, unnest(ids[:m.most_compared]) with ordinality as u (id, place) group by u.id
    ) as u
    join private.search_titles as t on t.lyric_id = u.id
    cross join measures as m cross join private.sound_bones((asked).sound) as asked_bones
    cross join private.is_without_vowels((asked).sound) as is_without_vowels
    cross join sure
    cross join lateral (
      select hashtext(':' || asked_bones) = any (t.marks) and private.sound_bones(t.sound) = asked_bones
    ) as same (has_bones)
  ),
  parts as (
    select t.*, case
      when holds_it then 1
      when cardinality((asked).words) = 1 and length((asked).letters) >= m.letters_of_no_short_word
        and starts_with(letters, (asked).letters) then m.part_of_joined_beginning
      when has_keys and cardinality((asked).words) = 1 then closeness
      when has_keys then
        case when string_to_array(sound, ' ') @> (asked).words
          then greatest(m.part_of_all_letters * spread, m.part_of_same_words)
          -- Letters may be in order by chance if a word is only similar to the meant one.
          else greatest(m.part_of_all_letters
            * least(spread, (private.words_closeness((asked).words, sound)).of_mean), m.part_of_same_keys) end
        * case when (asked).word_marks[1] = any ((asked).word_marks[2:]) then m.part_of_word_once else 1 end
      when slip > 0 then m.part_of_likest_slip * slip
      when spread > m.least_spread
        and row_number() over (partition by has_keys
          order by greatest(whole, spread) desc) <= m.most_compared_by_words
        then m.part_of_likest_words
          * private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(sound))
      else 0
    end as part
    from measures as m, titles as t
    cross join lateral (
      select case when cardinality((asked).words) = 1 and not holds_it and not has_keys
        then private.likest_slip((asked).words[1], (asked).written[1], t.sound, t.plain) end as slip
    ) as likest
  )
  select ranked.lyric_id, ranked.fit, ranked.score
  from (
    select p.place, p.lyric_id, greatest(whole, part)::real as fit,
      greatest(
        whole + case
          when whole = 1 and private.name_key(typed) = (select lower(l.title)
            from public.lyrics as l where l.id = p.lyric_id)
            then m.gain_of_title_as_typed
          when whole >= m.least_by_sound and has_bones
            -- Of two known words with other endings (Sajna, Sajni) the typed one was meant.
            and (sure.words is null or right(p.sound, 1) = right((asked).sound, 1)
              or translate(right(p.sound, 1) || right((asked).sound, 1), 'aeiou', '') <> '')
            then m.gain_of_whole + m.given_back_by_sound * (1 - whole)
          else m.gain_of_whole
        end,
        part + case when starts_with(p.sound, (asked).sound) then m.gain_of_beginning
          else m.gain_of_part end)::real as score
    from parts as p, measures as m, sure
    union all
    select m.most_compared + u.place, u.id, keys.fit, keys.fit
    from measures as m,
      lateral unnest(ids[m.most_compared + 1:]) with ordinality as u (id, place),
      lateral (select case when cardinality((asked).words) = 1 then closeness
        else m.part_of_same_keys end::real) as keys (fit)
  ) as ranked
  order by ranked.place;
$$;
revoke all on function private.rank_titles(bigint[], text, private.asked, real) from public;
