-- The marks of each word of a query and of its possible corrections, as arrays written as text: of the words, and of
-- pairs of adjacent words by the place of the first, with corrections of the first (`firsts`), of the second
-- (`seconds`) or of both. Corrections are considered only at some places.
create or replace function private.near_marks(
  asked private.asked, places integer[], out words text[], out firsts text[], out seconds text[], out pairs text[])
language sql stable
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
  with typed as (
    select * from unnest((asked).written, (asked).words, (asked).keys, (asked).bones) with ordinality
      as typed (written, sound, key, bones, place)
  ),
  meant as materialized (
    select t.place, t.sound, t.key, t.bones, true as is_typed from typed as t
    union all
    select t.place, n.sound, n.key, n.bones, false
    from typed as t, private.near_words(t.written, t.sound, t.key, t.bones, t.place = cardinality((asked).words)) as n
    where t.place = any (places)
  ),
  numbers as materialized (
    select one.place, one.is_typed as first_is_typed, two.is_typed as second_is_typed,
      hashtext(private.pair_key(one.sound, one.key, one.bones, two.sound, two.key, two.bones)) as mark
    from meant as one join meant as two on two.place = one.place + 1
  ),
  of_places as (
    select n.place, array_agg(n.mark) filter (where n.second_is_typed) as firsts,
      array_agg(n.mark) filter (where n.first_is_typed) as seconds, array_agg(n.mark) as pairs
    from numbers as n group by n.place
  )
  select
    (select array_agg(w.marks::text order by w.place)
     from (select m.place, array_agg(hashtext(m.key)) as marks from meant as m group by m.place) as w),
    array_agg(o.firsts::text order by o.place), array_agg(o.seconds::text order by o.place),
    array_agg(o.pairs::text order by o.place)
  from of_places as o;
$$;
revoke all on function private.near_marks(private.asked, integer[]) from public;
