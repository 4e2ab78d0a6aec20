-- The singers, lyricists or music directors whom the names in a song's form mean (functions/names/names_meant.sql),
-- in order, without blank ones and repeats.
create or replace function private.people_meant(people text, typed text[])
returns table (place bigint, typed_name text, name text, key text)
language sql stable rows 5
set search_path = ''
as $$
  select m.place, m.typed_name, m.name, m.key
  from (
    select distinct on (meant.key) t.place, meant.typed_name, meant.name, meant.key
    from unnest(typed) with ordinality as t (name, place)
    join private.names_meant(people, typed) as meant on meant.typed_name = t.name
    order by meant.key, t.place
  ) as m
  order by m.place;
$$;
revoke all on function private.people_meant(text, text[]) from public;
