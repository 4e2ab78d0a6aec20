-- The names in the credits of a song's state, in their order.
create or replace function private.names_in(credits jsonb) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(c.credit ->> 'name' order by c.place), '{}')
  from jsonb_array_elements(credits) with ordinality as c (credit, place);
$$;
revoke all on function private.names_in(jsonb) from public;
