-- Normalizes another name of a person before it is checked and stored, and refuses one that means somebody else
-- (AN006; the detail names them). Each change is a new version.
create or replace function private.tidy_person_alias() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  owner text;
begin
  new.alias := coalesce(private.tidy_line(new.alias), '');
  new.alias_key := private.name_key(new.alias);
  new.name_key := private.name_key(new.name_key);
  new.updated_at := greatest(
    clock_timestamp(), case when tg_op = 'UPDATE' then old.updated_at + interval '1 microsecond' end);
  if tg_op = 'UPDATE' and new.alias_key = old.alias_key then
    -- It follows its owner.
    return new;
  end if;
  select p.name into owner
  from (
    select s.name_key, s.name from public.singers as s where s.name_key = new.alias_key
    union all
    select y.name_key, y.name from public.lyricists as y where y.name_key = new.alias_key
    union all
    select m.name_key, m.name from public.music_directors as m where m.name_key = new.alias_key
    union all
    select a.name_key, coalesce(private.name_of_key(a.name_key), a.name_key) from public.person_aliases as a
    where a.alias_key = new.alias_key
  ) as p
  where p.name_key <> new.name_key limit 1;
  if owner is not null then
    perform private.refuse_name(new.alias, owner, null, true);
  end if;
  return new;
end
$$;
revoke all on function private.tidy_person_alias() from public;

create or replace trigger tidy before insert or update on public.person_aliases
for each row execute function private.tidy_person_alias();
