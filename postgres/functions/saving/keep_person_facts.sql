-- The facts and aliases of a person follow the name. A renamed person takes facts along, unless somebody has facts
-- under the new name, and they stay for whoever still has the old one. Aliases go along with the last person of a
-- name, since each leads to one. With the last person of a name both go.
create or replace function private.keep_person_facts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_last boolean;
begin
  if tg_op = 'UPDATE' and old.name_key = new.name_key then
    return null;
  end if;
  is_last := private.name_of_key(old.name_key) is null;
  if tg_op = 'UPDATE' and is_last then
    update public.person_aliases as a set name_key = new.name_key where a.name_key = old.name_key;
  elsif is_last then
    delete from public.person_aliases as a where a.name_key = old.name_key;
  end if;
  if not exists (select from public.person_facts as f where f.name_key = old.name_key) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into public.person_facts (name_key, other_name, birth_year, death_year, about)
    select new.name_key, f.other_name, f.birth_year, f.death_year, f.about
    from public.person_facts as f where f.name_key = old.name_key
    on conflict (name_key) do nothing;
  end if;
  if is_last then
    delete from public.person_facts as f where f.name_key = old.name_key;
  end if;
  return null;
end
$$;
revoke all on function private.keep_person_facts() from public;

do $$
declare
  people text;
begin
  foreach people in array array['singers', 'lyricists', 'music_directors'] loop
    -- After the history (functions/revisions/revise_row.sql), by its name.
    -- As text: a table by its name.
    execute format(
      'create or replace trigger take_facts_along after update of name or delete on public.%I
       for each row execute function private.keep_person_facts()', people);
  end loop;
end
$$;
