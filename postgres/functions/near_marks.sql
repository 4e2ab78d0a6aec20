-- For each word of a query its number, and for each two that follow each other that of their pair, each written as an array; for the
-- words at some places with the numbers of the words that they may have been meant as.
create or replace function private.near_marks(asked private.asked, places integer[], out words text[], out pairs text[])
language sql stable
set search_path = ''
as $$
  with typed as (
    select * from unnest((asked).words, (asked).keys, (asked).bones) with ordinality as typed (sound, key, bones, place)
  ),
  meant as materialized (
    select t.place, t.sound, t.key, t.bones from typed as t
    union all
    select t.place, n.sound, n.key, n.bones
    from typed as t, private.near_words(t.sound, t.key, t.bones, t.place = cardinality((asked).words)) as n
    where t.place = any (places)
  )
  select
    (select array_agg(w.marks::text order by w.place)
     from (select m.place, array_agg(hashtext(m.key)) as marks from meant as m group by m.place) as w),
    (select array_agg(p.marks::text order by p.place)
     from (
       select one.place,
         array_agg(distinct hashtext(private.pair_key(one.sound, one.key, one.bones, two.sound, two.key, two.bones))) as marks
       from meant as one join meant as two on two.place = one.place + 1 group by one.place
     ) as p);
$$;
revoke all on function private.near_marks(private.asked, integer[]) from public;
