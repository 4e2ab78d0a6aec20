-- Sets the facts of an album, or of a person in all roles. `facts` has them by the names of their columns, as text; one that is
-- missing stays as it is stored, and an empty one is removed. Runs no statement without effect, because each would fire the
-- triggers of the table.
create or replace function private.write_facts(entries text, entry_id bigint, facts jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  stored jsonb := private.facts_of(entries, entry_id);
  wanted jsonb;
begin
  select jsonb_object_agg(f.key, f.fact) into wanted
  from (
    select key, private.tidy_line(value) as fact
    from jsonb_each_text(coalesce(jsonb_strip_nulls(stored), '{}') || coalesce(facts, '{}'))
  ) as f
  where f.fact is not null;
  if wanted is not distinct from jsonb_strip_nulls(stored) then
    return;
  end if;
  if entries = 'albums' then
    if wanted is null then
      delete from public.album_facts as f where f.album_id = entry_id;
    else
      insert into public.album_facts as f (album_id, other_name, about)
      values (entry_id, wanted ->> 'other_name', wanted ->> 'about')
      on conflict (album_id) do update set other_name = excluded.other_name, about = excluded.about;
    end if;
  elsif wanted is null then
    delete from public.person_facts as f where f.name_key = private.name_key_of(entries, entry_id);
  else
    insert into public.person_facts as f (name_key, other_name, birth_year, death_year, about)
    values (
      private.name_key_of(entries, entry_id), wanted ->> 'other_name', (wanted ->> 'birth_year')::integer,
      (wanted ->> 'death_year')::integer, wanted ->> 'about')
    on conflict (name_key) do update set
      other_name = excluded.other_name, birth_year = excluded.birth_year, death_year = excluded.death_year,
      about = excluded.about;
  end if;
end
$$;
revoke all on function private.write_facts(text, bigint, jsonb) from public;
