-- The names of people in a song's form, in order, without blank ones and repeats.
create or replace function private.distinct_names(typed text[])
returns table (place bigint, name text, key text)
language sql immutable parallel safe rows 5
set search_path = ''
as $$
  select d.place, d.name, d.key
  from (
    select distinct on (k.key) n.place, n.name, k.key
    from unnest(typed) with ordinality as n (name, place)
    cross join lateral (select private.name_key(n.name)) as k (key)
    where k.key <> ''
    order by k.key, n.place
  ) as d
  order by d.place;
$$;
revoke all on function private.distinct_names(text[]) from public;
