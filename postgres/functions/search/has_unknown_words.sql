-- Whether a query has a word that is neither known by its sound nor names a genre, a year or a decade.
create or replace function private.has_unknown_words(asked private.asked) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from unnest(private.known_words(asked.words)) with ordinality as k (is_known, place)
    where not k.is_known
      and not exists (select from private.groups_asked(asked) as g where k.place between g.first and g.last));
end
$$;
revoke all on function private.has_unknown_words(private.asked) from public;
