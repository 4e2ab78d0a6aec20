-- The songs of the groups that a query names, if it names nothing else (functions/search-facets/groups_named.sql);
-- most viewed first. All have the score `worth`, which is lower than that of a title, line or name with the words.
-- For `most` and `more_there` see functions/search/songs_with.sql.
create or replace function private.songs_of_groups(
  asked private.asked, most integer, worth real, out ids bigint[], out scores real[], out more_there boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  named text[] := private.groups_named(asked);
  hits record;
begin
  if named is null then
    return;
  end if;
  hits := private.songs_with('search_fields',
    private.marks_condition(array(select array[hashtext(n.facet)]::text from unnest(named) as n (facet))),
    private.most_hits() + 1, most, false, false);
  ids := hits.ids;
  scores := array_fill(worth, array[cardinality(hits.ids)]);
  more_there := hits.more_there;
end
$$;
revoke all on function private.songs_of_groups(private.asked, integer, real) from public;
