-- The facts of an album or a person by the names of their columns, as texts; null if there are none.
create or replace function private.facts_of(entries text, entry_id bigint) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  facts jsonb;
begin
  if entries = 'albums' then
    select to_jsonb(f) - 'album_id' into facts from public.album_facts as f where f.album_id = entry_id;
  else
    select to_jsonb(f) - 'name_key' into facts
    from public.person_facts as f where f.name_key = private.name_key_of(entries, entry_id);
  end if;
  return (
    select jsonb_object_agg(f.key, f.value) from jsonb_each_text(facts - '{created_at,updated_at}'::text[]) as f);
end
$$;
revoke all on function private.facts_of(text, bigint) from public;
