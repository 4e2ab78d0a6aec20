-- What the names in these texts, comma-separated as in a song's form, may mean instead: a name that may be several
-- people (functions/names/people_in_name.sql) is offered as those, without who is nobody, and a text of a last and a
-- first name, `Tarana, Asha`, as one. Nothing is offered for a name that is stored, in any role, as it is typed.
--
-- A name that nobody has, but is near somebody's (functions/names/near_names.sql), is offered as that one, with the
-- number of songs in `songs`, which is null for all other offers. It is never chosen beforehand.
--
-- `typed` is the name, or the whole text of one that is turned round. An offer is chosen beforehand where one of its
-- people is stored, or where something else than a person is left out. Whoever has both names as one, such as
-- `Kalyanji-Anandji` for `Kalyanji & Anandji`, is offered alone.
create or replace function private.names_offered(texts text[])
returns table (typed text, names text[], is_chosen boolean, songs integer)
language sql stable rows 5
set search_path = ''
as $$
  with given as materialized (
    select distinct btrim(t.text) as text from unnest(texts) as t (text)
  ),
  named as materialized (
    select n.name as typed, private.people_in_name(n.name) as parts
    from (
      select distinct btrim(p.name) as name from given as g, unnest(string_to_array(g.text, ',')) as p (name)
    ) as n
  ),
  several as materialized (
    select n.typed, array_position(n.parts, null) is not null as has_nobody, p.names,
      -- What two may be stored as.
      case when cardinality(p.names) = 2 then array(
        select array_to_string(p.names, b.between) from unnest('{" ",-,–," & "," and "}'::text[]) as b (between)) end
        as pairs
    from named as n
    cross join lateral (
      select array(
        select p.name from unnest(n.parts) with ordinality as p (name, place)
        where p.name is not null group by p.name order by min(p.place)) as names
    ) as p
    where n.parts is not null
  ),
  turned as materialized (
    select g.text as typed, t.pair, t.pair[2] || ' ' || t.pair[1] as name
    from given as g
    cross join lateral regexp_match(
      g.text, '^([^\s,]{2,})\s*,\s*([^\s,]{2,}|[A-Za-z]\.?(?:\s*[A-Za-z]\.?)*)$') as t (pair)
    where t.pair is not null and not exists (select from several as s where s.typed = any (t.pair))
  ),
  stored as materialized (
    select m.typed_name, m.name
    from private.names_meant('singers', array(
      select s.typed from several as s
      union select p.name from several as s, unnest(s.names) as p (name)
      union select p.name from several as s, unnest(s.pairs) as p (name)
      union select p.name from turned as t, unnest(t.pair || t.name) as p (name))) as m
    where exists (select from public.singers as p where p.name_key = m.key)
      or exists (select from public.lyricists as p where p.name_key = m.key)
      or exists (select from public.music_directors as p where p.name_key = m.key)
  )
  select s.typed, case when duo.name is null then s.names else array[duo.name] end,
    duo.name is not null or s.has_nobody or cardinality(s.names) < 2
      or exists (select from stored as o where o.typed_name = any (s.names)),
    null::integer
  from several as s
  left join lateral (
    select o.name from stored as o where o.typed_name = any (s.pairs) order by o.name limit 1
  ) as duo on true
  where not exists (select from stored as o where o.typed_name = s.typed)
  union all
  select t.typed, array[t.name], exists (select from stored as o where o.typed_name = t.name), null
  from turned as t
  where not exists (select from stored as o where o.typed_name = any (t.pair))
  union all
  select n.typed_name, array[n.name], false, n.songs
  from private.near_names(
    '{singers,lyricists,music_directors}', array(select n.typed from named as n where n.parts is null), null) as n;
$$;
revoke all on function private.names_offered(text[]) from public;
