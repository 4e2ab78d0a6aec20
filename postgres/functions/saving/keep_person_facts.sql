-- The facts of a person follow the name. A renamed person takes them along, unless somebody has facts under the new name, and they
-- stay for whoever still has the old one; with the last person of a name they go.
create or replace function private.keep_person_facts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.person_facts as f where f.name_key = old.name_key) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into public.person_facts (name_key, other_name, birth_year, death_year, about)
    select new.name_key, f.other_name, f.birth_year, f.death_year, f.about
    from public.person_facts as f where f.name_key = old.name_key
    on conflict (name_key) do nothing;
  end if;
  delete from public.person_facts as f
  where f.name_key = old.name_key
    and not exists (select from public.singers as p where p.name_key = old.name_key)
    and not exists (select from public.lyricists as p where p.name_key = old.name_key)
    and not exists (select from public.music_directors as p where p.name_key = old.name_key);
  return null;
end
$$;
revoke all on function private.keep_person_facts() from public;

do $$
declare
  people text;
begin
  foreach people in array array['singers', 'lyricists', 'music_directors'] loop
    execute format(
      'create or replace trigger facts_follow after update of name on public.%1$I
       for each row when (old.name_key <> new.name_key) execute function private.keep_person_facts();
       create or replace trigger facts_go after delete on public.%1$I
       for each row execute function private.keep_person_facts();',
      people);
  end loop;
end
$$;
