-- The facets (functions/search-index/facets_of_songs.sql) that filters of an address mean: a genre in any spelling, a
-- decade with songs, a person, a script. Leaves out those that do not exist.
create or replace function private.known_facets(asked text[]) returns text[]
language sql stable strict
set enable_seqscan = off
set search_path = ''
as $$
  select coalesce(array_agg(a.kind || ':' || known.key), '{}')
  from (select split_part(f.facet, ':', 1) as kind, substr(f.facet, strpos(f.facet, ':') + 1) as key
    from unnest(asked) as f (facet)) as a
  cross join lateral (
    select g.genre_key as key from private.genres as g
    where a.kind = 'genres' and g.genre_key = private.genre_of(a.key)
    union all
    select a.key where a.kind = 'decades' and exists (
      select from private.totals as t
      where t.entries = 'years' and t.letter between a.key and left(a.key, 3) || '9' and t.count > 0)
    union all
    select p.id::text from public.singers as p where p.id = case a.kind when 'singers' then a.key::bigint end
    union all
    select p.id::text from public.lyricists as p where p.id = case a.kind when 'lyricists' then a.key::bigint end
    union all
    select p.id::text from public.music_directors as p
    where p.id = case a.kind when 'music_directors' then a.key::bigint end
    union all
    select a.key where a.kind = 'scripts' and a.key in ('hindi', 'english')
  ) as known;
$$;
revoke all on function private.known_facets(text[]) from public;
