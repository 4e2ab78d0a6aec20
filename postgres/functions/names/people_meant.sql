-- The singers, lyricists or music directors whom the names in a song's form mean, in order, without blank ones and repeats; `people` is
-- the name of the table. An other name of a person means this person. `name` and `key` are those of the person, also of one who does
-- not exist yet.
create or replace function private.people_meant(people text, typed text[]) returns table (place bigint, typed_name text, name text, key text)
language sql stable rows 5
set search_path = ''
as $$
  select m.place, m.typed_name, m.name, m.key
  from (
    select distinct on (meant.key) d.place, d.name as typed_name, meant.name, meant.key
    from private.distinct_names(typed) as d
    left join lateral private.owner_of_name(people, d.key) as owner on true
    cross join lateral (select coalesce(owner.name, d.name), coalesce(owner.name_key, d.key)) as meant (name, key)
    order by meant.key, d.place
  ) as m
  order by m.place;
$$;
revoke all on function private.people_meant(text, text[]) from public;
