-- The sounds in a text that match the words of a query from place `first` to `last`: the words themselves, similar
-- known words with the same key, and two adjacent words written as one. With `nearly`, also corrections of unknown
-- words, or of any word if all are known.
create or replace function private.answers_of_words(asked private.asked, nearly boolean)
returns table (sound text, first integer, last integer)
language sql stable
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  with measures as (
    select 0.7 as alike_enough, 200 as most_compared
  ),
  typed as materialized (
    select w.written, w.sound, w.key, w.bones, w.is_known, w.place::integer as first, w.place::integer as last
    from unnest((asked).written, (asked).words, (asked).keys, (asked).bones, private.known_words((asked).words))
      with ordinality as w (written, sound, key, bones, is_known, place)
  ),
  meant as materialized (
    select t.sound, t.key, t.bones, t.first, t.last from typed as t
    union all
    select one.sound || two.sound, private.pair_key(one.sound, one.key, one.bones, two.sound, two.key, two.bones),
      one.bones || two.bones, one.first, two.last
    from typed as one join typed as two on two.first = one.first + 1
  )
  select m.sound, m.first, m.last from meant as m
  union
  select known.sound, m.first, m.last
  from measures, meant as m
  cross join lateral (
    select w.sound from private.search_words as w where w.key = m.key limit measures.most_compared
  ) as known
  where private.sound_closeness(private.heavy_letters(m.sound), private.heavy_letters(known.sound))
    >= measures.alike_enough
  union
  select near.sound, t.first, t.last
  from typed as t cross join lateral
    private.near_words(t.written, t.sound, t.key, t.bones, t.last = cardinality((asked).words)) as near
  where nearly and t.is_known = (select bool_and(is_known) from typed);
$$;
revoke all on function private.answers_of_words(private.asked, boolean) from public;
