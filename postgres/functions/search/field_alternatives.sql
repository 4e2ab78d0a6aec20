-- For each word of a query, the marks of songs that match it by a field: a word of the title, genre or year, the
-- genre, year or decade that it names (functions/search-facets/groups_asked.sql), or the name of a person or album.
-- If very many names contain a word, those with most songs count. With `nearly`, unknown words are replaced by
-- possible corrections. `alternatives` are arrays written as text; null if nothing matches. `has_unknown` means that
-- a word is unknown.
create or replace function private.field_alternatives(
  asked private.asked, nearly boolean, out alternatives text[], out has_unknown boolean)
language sql stable
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select
      -- A word is known if a word with the same key is this similar: another spelling, but not another word.
      0.85 as least_like_known,
      -- A mistyped word is replaced by one that is this similar, or that begins with it.
      0.7 as least_like_of_its_key, 0.75 as least_like_meant, 3 as least_letters_begun,
      -- A word with the s of the English plural (bhajans, ghazals).
      5 as least_letters_of_plural, 3 as least_initials,
      30 as most_names
  ),
  groups as materialized (
    select place, hashtext(g.facet) as mark from private.groups_asked(asked) as g
    cross join generate_series(g.first, g.last) as place
  ),
  typed as (
    select w.*, likest.closeness, coalesce(likest.closeness >= measures.least_like_known, false) as is_known,
      exists (select from groups as g where g.place = w.place) as is_of_group
    from measures, unnest((asked).written, (asked).words, (asked).keys, (asked).bones, (asked).word_marks)
      with ordinality as w (written, sound, key, bones, mark, place)
    cross join lateral (
      select max(private.sound_closeness(private.heavy_letters(w.sound), private.heavy_letters(known.sound)))
        as closeness
      from private.search_words as known where known.key = w.key
    ) as likest
  ),
  meant as materialized (
    select t.place, t.mark from measures, typed as t
    where t.is_known or nearly and t.closeness >= measures.least_like_of_its_key
    union
    select g.place, g.mark from groups as g
    union
    -- Two words may be one word written separately.
    select part.place, hashtext(pair.key)
    from typed as one join typed as two on two.place = one.place + 1
    cross join lateral private.pair_key(one.sound, one.key, one.bones, two.sound, two.key, two.bones) as pair (key)
    cross join lateral (values (one.place), (two.place)) as part (place)
    where exists (select from private.search_words as known where known.key = pair.key)
    union
    -- Initials written together or apart (`sd`, `s d`), and an album by its first letters.
    select i.place, i.mark
    from (
      select t.place, case when length(t.written) >= measures.least_initials then private.initials_mark(t.written)
        else hashtext(left(t.written, 1) || ' ' || right(t.written, 1)) end
      from measures, typed as t where not t.is_known and length(t.written) > 1
      union all
      select part.place, of_pair.mark
      from typed as one join typed as two on two.place = one.place + 1
      cross join unnest(array[hashtext(one.key || ' ' || two.key), hashtext(one.key || two.key)]) as of_pair (mark)
      cross join lateral (values (one.place), (two.place)) as part (place)
      where length(one.written) = 1 and length(two.written) = 1
    ) as i (place, mark)
    where exists (select from private.search_names as n where n.marks @> array[i.mark])
    union
    select t.place, hashtext(private.sound_key(left(t.sound, -1))) from measures, typed as t
    where not t.is_known and length(t.sound) >= measures.least_letters_of_plural and t.sound like '%s'
      and (private.known_words(array[left(t.sound, -1)]))[1]
    union
    select t.place, hashtext(n.key)
    from measures, typed as t,
      private.near_words(t.written, t.sound, t.key, t.bones, t.place = cardinality((asked).words)) as n
    where nearly and not t.is_known and not t.is_of_group and (
      length(t.sound) >= measures.least_letters_begun and starts_with(n.sound, t.sound)
      or n.closeness >= measures.least_like_meant)
  )
  select array_agg(answers.marks::text order by t.place), bool_or(not t.is_known and not t.is_of_group)
  from typed as t
  left join lateral (
    select array_agg(a.mark) as marks
    from (
      select m.mark from meant as m where m.place = t.place
      union
      select named.mark
      from measures, meant as m, lateral (
        select private.name_mark(n.entries, n.entry_id) as mark
        from private.search_names as n
        join private.song_counts as s on s.entries = n.entries and s.entry_id = n.entry_id
        where n.marks @> array[m.mark]
        order by s.songs desc, n.entries, n.entry_id limit measures.most_names
      ) as named
      where m.place = t.place
    ) as a
  ) as answers on true;
$$;
revoke all on function private.field_alternatives(private.asked, boolean) from public;
