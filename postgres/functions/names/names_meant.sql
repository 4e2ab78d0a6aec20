-- Whom names mean as singers, lyricists or music directors (`people`, the name of the table): a row for each
-- different spelling that is not blank. An other name of a person means this person; so does a name that nobody has,
-- but for the dots and blanks of its initials. `name` and `key` are those of the person, also of one who does not
-- exist yet: of several spellings of new initials the first one counts.
create or replace function private.names_meant(people text, typed text[])
returns table (typed_name text, name text, key text)
language sql stable rows 5
set search_path = ''
as $$
  with named as materialized (
    select t.name, t.place, private.name_key(t.name) as key, (private.initials_of(t.name)).key as initials
    from (
      select n.name, min(n.place) as place from unnest(typed) with ordinality as n (name, place) group by n.name
    ) as t
  ),
  found as (
    select n.name, n.place, n.key, n.initials,
      coalesce(owner.name, same.name) as stored_name, coalesce(owner.name_key, same.name_key) as stored_key
    from named as n
    left join private.owners_of_names(people, array(select k.key from named as k)) as owner on owner.key = n.key
    left join private.owners_of_initials(
      people, array(select i.name from named as i where i.initials is not null)) as same on same.typed_name = n.name
    where n.key <> ''
  )
  select f.name, coalesce(f.stored_name, first_value(f.name) over alike),
    coalesce(f.stored_key, first_value(f.key) over alike)
  from found as f
  window alike as (
    partition by f.initials, f.stored_key is null, case when f.initials is null then f.name end order by f.place);
$$;
revoke all on function private.names_meant(text, text[]) from public;
