-- The songs of the groups that a query names, if it names nothing else (functions/search-facets/groups_named.sql),
-- then those about the subject that it names (functions/search-facets/subject_named.sql); most viewed first. The
-- former have the score `worth`, which is lower than that of a title, line or name with the words.
-- For `most` and `more_there` see functions/search/songs_with.sql.
create or replace function private.songs_of_groups(
  asked private.asked, most integer, worth real, out ids bigint[], out scores real[], out more_there boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  loss_of_subject constant real := 0.04;
  named text[] := private.groups_named(asked);
  subject record := private.subject_named(asked);
  hits record;
  about bigint[];
begin
  if named is not null then
    hits := private.songs_with('search_fields',
      private.marks_condition(array(select array[hashtext(n.facet)]::text from unnest(named) as n (facet))),
      private.most_hits() + 1, most, false, false);
    ids := hits.ids;
    scores := array_fill(worth, array[cardinality(hits.ids)]);
    more_there := hits.more_there;
  end if;
  if subject.meaning is not null and more_there is not true then
    about := private.songs_about(subject.meaning, subject.facets);
    ids := ids || about;
    scores := scores || array_fill(worth - loss_of_subject, array[cardinality(about)]);
  end if;
end
$$;
revoke all on function private.songs_of_groups(private.asked, integer, real) from public;
