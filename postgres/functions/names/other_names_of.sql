-- The other names of albums, singers, lyricists or music directors: their aliases and the name in the other
-- script, each once; `entries` is the name of the table. An equal spelling of the name itself is none.
create or replace function private.other_names_of(entries text, ids bigint[])
returns table (entry_id bigint, name text, name_key text)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  with entry as materialized (
    select a.id, a.name_key from public.albums as a where entries = 'albums' and a.id = any (ids)
    union all
    select s.id, s.name_key from public.singers as s where entries = 'singers' and s.id = any (ids)
    union all
    select y.id, y.name_key from public.lyricists as y where entries = 'lyricists' and y.id = any (ids)
    union all
    select m.id, m.name_key from public.music_directors as m where entries = 'music_directors' and m.id = any (ids)
  )
  select distinct on (e.id, o.key) e.id, o.name, o.key
  from entry as e
  cross join lateral (
    select a.alias, a.alias_key, 1 from public.album_aliases as a where entries = 'albums' and a.album_id = e.id
    union all
    select f.other_name, private.name_key(f.other_name), 2 from public.album_facts as f
    where entries = 'albums' and f.album_id = e.id
    union all
    select a.alias, a.alias_key, 1 from public.person_aliases as a
    where entries <> 'albums' and a.name_key = e.name_key
    union all
    select f.other_name, private.name_key(f.other_name), 2 from public.person_facts as f
    where entries <> 'albums' and f.name_key = e.name_key
  ) as o (name, key, place)
  where o.name is not null and o.key <> e.name_key
  order by e.id, o.key, o.place;
end
$$;
revoke all on function private.other_names_of(text, bigint[]) from public;
