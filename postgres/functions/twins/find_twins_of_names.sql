-- Notes the likely twins of these people or albums anew: those of one kind whose names, or other names, are near
-- (functions/names/name_nearness.sql).
create or replace function private.find_twins_of_names(changed_entries text, ids bigint[]) returns void
language plpgsql volatile
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
declare
  credited bigint[] := '{}';
begin
  if changed_entries <> 'albums' then
    -- As text: a table by its name.
    execute format(
      'select array(
         select person.id from unnest($1) as person (id)
         where exists (select from public.%I as c where c.%I = person.id))',
      'lyrics_' || changed_entries, left(changed_entries, -1) || '_id')
    into credited using ids;
  end if;
  delete from private.likely_twins as t where t.entries = changed_entries and t.first_id = any (ids);
  delete from private.likely_twins as t where t.entries = changed_entries and t.second_id = any (ids);
  insert into private.likely_twins (entries, first_id, second_id, is_same_sound, common_songs, rank)
  select changed_entries, p.first_id, p.second_id, p.is_same_sound, c.songs,
    private.twin_rank(changed_entries, p.is_same_sound, c.songs, case when changed_entries = 'albums' then (
      select one.year <> other.year from public.albums as one, public.albums as other
      where one.id = p.first_id and other.id = p.second_id) end)
  from (
    select least(own.entry_id, other.entry_id) as first_id, greatest(own.entry_id, other.entry_id) as second_id,
      bool_or(other.nearness = 1) as is_same_sound, bool_and(own.entry_id = any (credited)) as may_meet
    from private.search_names as own
    cross join lateral private.entries_near(array[changed_entries], own.name_key) as other
    where own.entries = changed_entries and own.entry_id = any (ids) and other.entry_id <> own.entry_id
    group by 1, 2
  ) as p
  cross join lateral (
    select case
      when p.may_meet then private.common_songs(changed_entries, p.first_id, p.second_id) else 0 end as songs
  ) as c
  where not exists (
    select from private.different_entries as d
    where d.entries = changed_entries and d.first_id = p.first_id and d.second_id = p.second_id)
  on conflict (entries, first_id, second_id) do nothing;
end
$$;
revoke all on function private.find_twins_of_names(text, bigint[]) from public;
