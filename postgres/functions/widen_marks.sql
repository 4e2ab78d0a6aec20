-- For each word of a query the numbers of the words that it may have been meant as, and for each two that follow each other those of
-- their pairs, each written as an array, the word or pair as typed among them.
create or replace function private.widen_marks(asked private.asked, out words text[], out pairs text[])
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
revoke all on function private.widen_marks(private.asked) from public;
