-- The facets of the groups that a query names and nothing else: `ghazal 1960s`. Null if one of its words names none.
create or replace function private.groups_named(asked private.asked) returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  named text[];
  at integer := 1;
  one record;
begin
  -- Of several groups that begin at a word, the one with most words.
  for one in
    select distinct on (g.first) g.first, g.last, g.facet
    from private.groups_asked(asked) as g order by g.first, g.last desc, g.facet
  loop
    continue when one.first < at;
    exit when one.first > at;
    named := named || one.facet;
    at := one.last + 1;
  end loop;
  return case when at > cardinality(asked.words) then named end;
end
$$;
revoke all on function private.groups_named(private.asked) from public;
