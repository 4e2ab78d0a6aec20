-- Finds the stored people whom names with initials mean, in any role, however their dots and blanks are typed
-- (functions/names/initials_of.sql), each with the name as it is spelled in the table `people` if possible. Whoever
-- has the very name comes first, then names, then other names. Of several people the oldest of that table is meant:
-- it stays the same while a file adds songs.
create or replace function private.owners_of_initials(people text, names text[])
returns table (typed_name text, name text, name_key text)
language sql stable rows 1
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  with asked as materialized (
    select n.name, private.name_key(n.name) as name_key, i.key, i.spellings
    from unnest(names) as n (name) cross join lateral private.initials_of(n.name) as i
    where i.key is not null
  ),
  spelled as materialized (
    select a.name, a.key, a.name_key, s.spelling
    from asked as a cross join lateral unnest(a.spellings || a.name_key) as s (spelling)
  ),
  -- Not materialized, else each call would read all people.
  roles as not materialized (
    select 'singers' as role, p.id, p.name, p.name_key from public.singers as p
    union all
    select 'lyricists', p.id, p.name, p.name_key from public.lyricists as p
    union all
    select 'music_directors', p.id, p.name, p.name_key from public.music_directors as p
  )
  select distinct on (f.typed_name) f.typed_name, f.name, f.name_key
  from (
    select s.name as typed_name, r.role, r.id, r.name, r.name_key, r.name_key = s.name_key as is_own
    from spelled as s join roles as r on r.name_key = s.spelling
    where r.name_key = s.name_key or (private.initials_of(r.name)).key = s.key
    union all
    select s.name, '', 0, o.name, o.name_key, false
    from private.owners_of_names(people, array(select spelling from spelled)) as o
    join spelled as s on s.spelling = o.key
    where (private.initials_of(o.key)).key = s.key
  ) as f
  order by f.typed_name, f.is_own desc, f.role = people desc, f.role desc, f.id;
$$;
revoke all on function private.owners_of_initials(text, text[]) from public;
