-- The state of a song with the present names of its album and people, so that two states differ only where the song
-- does. Those that are gone keep the name that they had.
create or replace function private.with_present_names(state jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  credits record;
begin
  if jsonb_typeof(state -> 'album') = 'object' then
    state := state || coalesce(
      (select jsonb_build_object('album', jsonb_build_object('id', a.id, 'name', a.name, 'year', a.year))
       from public.albums as a where a.id = (state -> 'album' ->> 'id')::bigint), '{}');
  end if;
  for credits in
    select p.part, p.people from private.revised_parts() as p where p.people is not null and state ? p.part
  loop
    state := state || jsonb_build_object(credits.part, (
      select coalesce(jsonb_agg(c.credit || jsonb_build_object(
        'name', coalesce(private.remembered_name(credits.people, (c.credit ->> 'id')::bigint), c.credit ->> 'name'))
        order by c.place), '[]')
      from jsonb_array_elements(state -> credits.part) with ordinality as c (credit, place)));
  end loop;
  return state;
end
$$;
revoke all on function private.with_present_names(jsonb) from public;
