-- The pages of the groups that a query names and nothing else (functions/search-facets/groups_named.sql), as JSON:
-- `kind`, `name`, for a genre its name in Devanagari (`devanagari`) and its `slug`, and `songCount`. With
-- `without_fillers`, words such as `songs of` do not count.
create or replace function private.pages_of_groups(query text, asked private.asked, without_fillers boolean)
  returns json
language plpgsql stable
set enable_seqscan = off
set search_path = ''
as $$
declare
  named text[] := private.groups_named(asked);
begin
  if named is null and without_fillers then
    named := private.groups_named(private.read_keyword(private.without_fillers(query)));
  end if;
  return (
    select json_agg(
      json_build_object(
        'kind', page.kind, 'name', page.name, 'devanagari', page.devanagari, 'slug', page.slug,
        'songCount', page.songs)
      order by n.place)
    from unnest(named) with ordinality as n (facet, place)
    cross join lateral (select split_part(n.facet, ':', 1) as kind, split_part(n.facet, ':', 2) as key) as f
    cross join lateral (
      select 'genre' as kind, g.name, private.devanagari_name_of_genre(g) as devanagari, g.slug, g.songs
      from private.genres as g
      where f.kind = 'genres' and g.genre_key = f.key
      union all
      select case f.kind when 'years' then 'year' else 'decade' end, f.key, null, null, sum(t.count)::bigint
      from private.totals as t
      where f.kind in ('years', 'decades') and t.entries = 'years'
        and t.letter between f.key and case f.kind when 'years' then f.key else left(f.key, 3) || '9' end
      having sum(t.count) > 0
    ) as page);
end
$$;
revoke all on function private.pages_of_groups(text, private.asked, boolean) from public;
