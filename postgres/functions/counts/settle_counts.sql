-- Adds what transactions have noted in private.count_changes to the stored counts, and gives this transaction a
-- version of the catalogue, of which all instances are notified. One transaction at a time, and until it is
-- committed: so versions ascend in the order of commits, and two saves of the same singer wait for each other but
-- never deadlock. No other function writes the counts, except for views (functions/views/fold_new_views.sql).
create or replace function private.settle_counts() returns void
language plpgsql volatile
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set search_path = ''
as $$
declare
  is_untold constant boolean := exists (
      select from private.changes as c where c.transaction_id = pg_current_xact_id())
    and not exists (
      select from private.catalogue_versions as v where v.transaction_id = pg_current_xact_id());
  changed_keys text[];
  changed_entries record;
  changed_genres text[];
begin
  if not is_untold and not exists (select from private.count_changes) then
    return;
  end if;
  -- An arbitrary number that no other program uses.
  perform pg_advisory_xact_lock(4862019574);
  if is_untold then
    insert into private.catalogue_versions (transaction_id) values (pg_current_xact_id());
    perform pg_notify('antara_changes', '');
  end if;
  -- Other isolation levels cannot update rows that others have changed meanwhile; the next save does it.
  if current_setting('transaction_isolation') <> 'read committed' then
    return;
  end if;
  -- The people whose facts or other names have changed, and those who have gone meanwhile.
  changed_keys := array(select c.letter from private.count_changes as c where c.entries = 'facts');
  insert into private.count_changes (entries, entry_id, letter)
  select e.entries, e.entry_id, '' from private.entry_states as e
  where e.entries <> 'albums' and e.name_key = any (changed_keys)
  union
  select n.entries, n.entry_id, '' from private.search_names as n
  where n.entries <> 'albums' and n.name_key = any (changed_keys);
  for changed_entries in
    select c.entries as named, array_agg(distinct c.entry_id) as ids from private.count_changes as c
    where c.letter is not null and c.entries in ('singers', 'lyricists', 'music_directors', 'albums')
    group by c.entries
  loop
    -- As text: a table by its name.
    execute format(
      'with gone as (
         delete from private.song_counts as s
         where s.entries = %1$L and s.entry_id = any ($1)
           and not exists (select from public.%1$I as e where e.id = s.entry_id)
       )
       insert into private.song_counts as s (entries, entry_id, name_key, year, lacks)
       select %1$L, e.entry_id, e.name_key, e.year, e.lacks from private.entry_states as e
       where e.entries = %1$L and e.entry_id = any ($1)
       on conflict (entries, entry_id) do update
       set name_key = excluded.name_key, year = excluded.year, lacks = excluded.lacks',
      changed_entries.named)
    using changed_entries.ids;
    perform private.renew_names(changed_entries.named, changed_entries.ids);
    perform private.write_devanagari_names(changed_entries.named, changed_entries.ids);
  end loop;
  -- For a singer restored from the trash, the restored songs with all their views are counted.
  delete from private.new_views as v
  where v.singer_id in (
      select c.entry_id from private.count_changes as c where c.entries = 'singers' and c.letter is not null)
    and not exists (select from public.singers as s where s.id = v.singer_id);
  changed_genres := array(select distinct c.letter from private.count_changes as c where c.entries = 'genres');
  with changed as materialized (
    delete from private.count_changes as c
    returning c.entries, c.entry_id, c.letter, c.songs, c.views, c.total, c.changed
  ),
  counted as (
    update private.song_counts as s set songs = s.songs + c.songs, views = s.views + c.views
    from (
      select c.entries, c.entry_id, sum(c.songs) as songs, sum(c.views) as views from changed as c
      where c.letter is null group by 1, 2 having sum(c.songs) <> 0 or sum(c.views) <> 0
    ) as c
    where s.entries = c.entries and s.entry_id = c.entry_id
  ),
  dated as (
    insert into private.sitemap_changes as s (number, changed)
    select c.entry_id, max(c.changed) from changed as c where c.changed is not null group by 1
    on conflict (number) do update set changed = greatest(s.changed, excluded.changed)
  )
  insert into private.totals as t (entries, letter, count, views)
  select c.entries, c.letter, sum(c.total), sum(c.views) from changed as c
  where c.letter is not null group by 1, 2 having sum(c.total) <> 0 or sum(c.views) <> 0
  on conflict (entries, letter) do update set count = t.count + excluded.count, views = t.views + excluded.views;
  if changed_genres <> '{}' then
    perform private.renew_genres(changed_genres);
  end if;
end
$$;
revoke all on function private.settle_counts() from public;
