-- Whom names mean as singers, lyricists or music directors (`people`, the name of the table): a row for each
-- different spelling that is not blank. An other name of a person means this person. `name` and `key` are those of
-- the person, also of one who does not exist yet.
create or replace function private.names_meant(people text, typed text[])
returns table (typed_name text, name text, key text)
language sql stable rows 5
set search_path = ''
as $$
  with named as materialized (
    select t.name, private.name_key(t.name) as key from (select distinct n.name from unnest(typed) as n (name)) as t
  )
  select n.name, coalesce(owner.name, n.name), coalesce(owner.name_key, n.key)
  from named as n
  left join private.owners_of_names(people, array(select k.key from named as k)) as owner on owner.key = n.key
  where n.key <> '';
$$;
revoke all on function private.names_meant(text, text[]) from public;
