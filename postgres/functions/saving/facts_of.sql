-- The facts of an album or a person by the names of their columns, as texts; null if there are none.
create or replace function private.facts_of(entries text, entry_id bigint) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if entries = 'albums' then
    return (
      select jsonb_build_object('other_name', f.other_name, 'about', f.about)
      from public.album_facts as f where f.album_id = entry_id);
  end if;
  return (
    select jsonb_build_object(
      'other_name', f.other_name, 'birth_year', f.birth_year::text, 'death_year', f.death_year::text, 'about', f.about)
    from public.person_facts as f where f.name_key = private.name_key_of(entries, entry_id));
end
$$;
revoke all on function private.facts_of(text, bigint) from public;
