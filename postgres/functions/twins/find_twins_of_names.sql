-- Notes the likely twins of these people or albums anew: those of one kind whose names, or other names, have the same
-- or nearly the same sound. Looks names up by the search index, and compares only a few with each.
create or replace function private.find_twins_of_names(changed_entries text, ids bigint[]) returns void
language plpgsql volatile
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
declare
  most_compared constant integer := 20;
  most_looked_at constant integer := 200;
  least_closeness constant real := 0.85;
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
      bool_or(own.sound = other.sound) as is_same_sound, bool_and(own.entry_id = any (credited)) as may_meet
    from private.search_names as own
    cross join lateral (
      (select n.entry_id, n.sound from private.search_names as n
       where n.sound = own.sound and n.entries = changed_entries and n.entry_id <> own.entry_id
       order by n.entry_id desc limit most_compared)
      union all
      -- Materialized, else all names of the kind would be read, in the order of their ids or beside the few with the
      -- mark.
      (with marked as materialized (
         select n.entries, n.entry_id, n.sound, n.letters from private.search_names as n
         where n.marks @> array[hashtext(':' || private.sound_bones(own.sound))]
       )
       select n.entry_id, n.sound
       from (
         select m.entry_id, m.sound, m.letters from marked as m
         where m.entries = changed_entries and m.entry_id <> own.entry_id
         order by m.entry_id desc limit most_looked_at
       ) as n
       where private.sound_closeness(own.letters, n.letters) >= least_closeness
       limit most_compared)
    ) as other
    where own.entries = changed_entries and own.entry_id = any (ids) and own.sound <> ''
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
