-- Records for functions/counts/keep_counts.sql how many songs have each gap. Of a first view, the number of songs that are never
-- viewed goes into a row of the connection like the views themselves (functions/views/fold_new_views.sql), so that nobody waits.
create or replace function private.count_gaps() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from private.count_changes as c where c.transaction_id = pg_current_xact_id());
begin
  if tg_op = 'INSERT' then
    insert into private.count_changes (is_first, entries, letter, total)
    select is_new and row_number() over () = 1, 'gaps lyrics', g.gap, count(*)
    from unnest(private.gaps_of('lyrics')) with ordinality as g (gap, place), new_rows as n
    where n.gaps & (1 << (g.place - 1)::integer) <> 0 group by g.gap;
  elsif tg_op = 'DELETE' then
    insert into private.count_changes (is_first, entries, letter, total)
    select is_new and row_number() over () = 1, 'gaps lyrics', g.gap, -count(*)
    from unnest(private.gaps_of('lyrics')) with ordinality as g (gap, place), old_rows as o
    where o.gaps & (1 << (g.place - 1)::integer) <> 0 group by g.gap;
  elsif tg_op = 'UPDATE' then
    with changed as materialized (
      select g.gap, sum(c.songs) as songs
      from (
        select o.gaps, -1 as songs from old_rows as o union all select n.gaps, 1 from new_rows as n
      ) as c, unnest(private.gaps_of('lyrics')) with ordinality as g (gap, place)
      where c.gaps & (1 << (g.place - 1)::integer) <> 0 group by g.gap having sum(c.songs) <> 0
    ),
    viewed as (
      insert into private.new_views as kept (singer_id, backend, views)
      select -1, pg_backend_pid(), c.songs from changed as c where c.gap = 'views'
      on conflict (singer_id, backend) do update set views = kept.views + excluded.views
    )
    insert into private.count_changes (is_first, entries, letter, total)
    select is_new and row_number() over () = 1, 'gaps lyrics', c.gap, c.songs from changed as c where c.gap <> 'views';
  else
    -- TRUNCATE locks the table, so the stored counts are current, and all of them are subtracted.
    delete from private.count_changes as c where c.entries = 'gaps lyrics';
    insert into private.count_changes (is_first, entries, letter, total)
    select row_number() over () = 1, 'gaps lyrics', p.letter, -sum(p.count)
    from (
      select t.letter, t.count from private.totals as t where t.entries = 'gaps lyrics'
      union all
      select 'views', n.views from private.new_views as n where n.singer_id = -1
    ) as p
    group by p.letter;
  end if;
  return null;
end
$$;
revoke all on function private.count_gaps() from public;

create or replace trigger gaps_added after insert on private.managed_songs
referencing new table as new_rows for each statement execute function private.count_gaps();
create or replace trigger gaps_changed after update on private.managed_songs
referencing old table as old_rows new table as new_rows for each statement execute function private.count_gaps();
create or replace trigger gaps_removed after delete on private.managed_songs
referencing old table as old_rows for each statement execute function private.count_gaps();
create or replace trigger gaps_emptied after truncate on private.managed_songs
for each statement execute function private.count_gaps();

-- The gaps of people and albums are written at commits alone, one transaction at a time (functions/counts/keep_counts.sql), so
-- that they can be added up at once.
create or replace function private.count_gaps_of_entries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.totals as t (entries, letter, count)
    select 'gaps ' || c.entries, g.gap, sum(c.counted)
    from (select n.entries, n.gaps, 1 as counted from new_rows as n) as c, unnest(private.gaps_of(c.entries)) with ordinality as g (gap, place)
    where c.gaps & (1 << (g.place - 1)::integer) <> 0 group by 1, 2 having sum(c.counted) <> 0
    on conflict (entries, letter) do update set count = t.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into private.totals as t (entries, letter, count)
    select 'gaps ' || c.entries, g.gap, sum(c.counted)
    from (select o.entries, o.gaps, -1 as counted from old_rows as o) as c, unnest(private.gaps_of(c.entries)) with ordinality as g (gap, place)
    where c.gaps & (1 << (g.place - 1)::integer) <> 0 group by 1, 2 having sum(c.counted) <> 0
    on conflict (entries, letter) do update set count = t.count + excluded.count;
  else
    insert into private.totals as t (entries, letter, count)
    select 'gaps ' || c.entries, g.gap, sum(c.counted)
    from (
        select o.entries, o.gaps, -1 as counted from old_rows as o union all select n.entries, n.gaps, 1 from new_rows as n
      ) as c, unnest(private.gaps_of(c.entries)) with ordinality as g (gap, place)
    where c.gaps & (1 << (g.place - 1)::integer) <> 0 group by 1, 2 having sum(c.counted) <> 0
    on conflict (entries, letter) do update set count = t.count + excluded.count;
  end if;
  return null;
end
$$;
revoke all on function private.count_gaps_of_entries() from public;

create or replace trigger gaps_added after insert on private.song_counts
referencing new table as new_rows for each statement execute function private.count_gaps_of_entries();
create or replace trigger gaps_changed after update on private.song_counts
referencing old table as old_rows new table as new_rows for each statement execute function private.count_gaps_of_entries();
create or replace trigger gaps_removed after delete on private.song_counts
referencing old table as old_rows for each statement execute function private.count_gaps_of_entries();
