-- Returns the ids of the singers, lyricists or music directors with these names, in order, and creates those that do
-- not exist. Drops blank names and repeats, and knows other names (functions/names/people_meant.sql). Creates and
-- locks people in the order of their name keys, so that simultaneous saves create nobody twice and never deadlock.
create or replace function private.people_named(people regclass, names text[]) returns bigint[]
language plpgsql volatile
set search_path = ''
as $$
declare
  wanted_keys text[];
  wanted_names text[];
  ids bigint[];
  is_refused boolean := false;
  has_waited boolean := false;
begin
  loop
    -- Each time anew, because people may have been merged or renamed meanwhile.
    select array_agg(m.key order by m.place), array_agg(m.name order by m.place)
    into wanted_keys, wanted_names
    from private.people_meant((select c.relname from pg_catalog.pg_class as c where c.oid = people), names) as m;
    if wanted_keys is null then
      return '{}';
    end if;
    -- As text: a table by its name.
    execute format(
      'with found as (
         select id, name_key from %s where name_key = any ($1) order by name_key for key share
       )
       select array_agg(f.id order by array_position($1, f.name_key)) from found as f', people)
    into ids using wanted_keys;
    exit when cardinality(ids) = cardinality(wanted_keys);
    -- No unique key knows that two spellings of new initials are one: whoever adds the other one is waited for.
    if not has_waited then
      has_waited := true;
      perform pg_advisory_xact_lock(hashtextextended(people || ' ' || i.key, 0))
      from (
        select distinct (private.initials_of(w.name)).key as key from unnest(wanted_names) as w (name)
        order by 1
      ) as i where i.key is not null;
      continue when found;
    end if;
    begin
      -- Leaves out existing ones first, because each conflict would use up an id.
      -- As text: a table by its name.
      execute format(
        'insert into %1$s (name)
         select w.name from unnest($1, $2) as w (name, key)
         where not exists (select from %1$s as p where p.name_key = w.key)
         order by w.key collate "C"
         on conflict (name_key) do nothing', people)
      using wanted_names, wanted_keys;
    exception when sqlstate 'AN006' then
      -- Somebody has got this other name meanwhile, whom the next look finds.
      if is_refused then
        raise;
      end if;
      is_refused := true;
      continue;
    end;
  end loop;
  return ids;
end
$$;
revoke all on function private.people_named(regclass, text[]) from public;
