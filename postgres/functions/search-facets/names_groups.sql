-- Whether a query names groups of songs (functions/search-facets/groups_named.sql) or a subject
-- (functions/search-facets/subject_named.sql) and nothing else.
create or replace function private.names_groups(asked private.asked) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return private.groups_named(asked) is not null or (private.subject_named(asked)).meaning is not null;
end
$$;
revoke all on function private.names_groups(private.asked) from public;
