-- Finds the people whose other names have these keys, in any role, each with the name as it is spelled in the table
-- `people` if possible. No row for a key that is somebody's name, and for the name in the other script of several
-- people.
create or replace function private.owners_of_names(people text, keys text[])
returns table (key text, name text, name_key text)
language sql stable rows 1
set enable_seqscan = off
set search_path = ''
as $$
  -- Not materialized, else each call would read all people.
  with roles as not materialized (
    select 'singers' as role, p.id, p.name, p.name_key from public.singers as p
    union all
    select 'lyricists', p.id, p.name, p.name_key from public.lyricists as p
    union all
    select 'music_directors', p.id, p.name, p.name_key from public.music_directors as p
  ),
  owners as materialized (
    select a.alias_key as key, a.name_key, true as is_alias from public.person_aliases as a
    where a.alias_key = any (keys)
    union
    select n.name_key, r.name_key, false
    from private.search_names as n join roles as r on r.role = n.entries and r.id = n.entry_id
    where n.entries in ('singers', 'lyricists', 'music_directors') and n.name_key = any (keys)
      and n.other_name is not null
  ),
  owner as (
    select o.key, min(o.name_key) as name_key from owners as o
    where o.is_alias or not exists (select from owners as sure where sure.key = o.key and sure.is_alias)
    group by o.key having count(distinct o.name_key) = 1
  )
  select distinct on (o.key) o.key, r.name, r.name_key
  from owner as o join roles as r on r.name_key = o.name_key
  where not exists (select from roles as own where own.name_key = o.key)
  order by o.key, r.role = people desc, r.role desc;
$$;
revoke all on function private.owners_of_names(text, text[]) from public;
