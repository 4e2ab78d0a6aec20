-- Records for functions/counts/keep_counts.sql which songs were added and removed, which albums gained and lost them,
-- and which sitemaps they changed. Views are written into rows of the connection, so that nobody waits for them
-- (functions/views/fold_new_views.sql).
create or replace function private.count_songs() returns trigger
language plpgsql security definer
-- Planned once a connection, for whatever number of songs comes first: row by row is right for one and quick enough for a million.
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from private.count_changes as c where c.transaction_id = pg_current_xact_id());
begin
  if tg_op = 'INSERT' then
    insert into private.count_changes (is_first, entries, entry_id, letter, songs, views, total, changed)
    select is_new and row_number() over () = 1, c.*
    from (
      select 'lyrics', (n.id - 1) / 50000 + 1, '', 0, sum(n.views), count(*), max(n.updated_at) from new_songs as n group by 2
      union all
      select 'albums', n.album_id, null, count(*), 0, 0, null from new_songs as n where n.album_id is not null group by 2
    ) as c;
  elsif tg_op = 'DELETE' then
    insert into private.count_changes (is_first, entries, entry_id, letter, songs, views, total, changed)
    select is_new and row_number() over () = 1, c.*
    from (
      select 'lyrics', (o.id - 1) / 50000 + 1, '', 0, -sum(o.views), -count(*), clock_timestamp() from old_songs as o group by 2
      union all
      select 'albums', o.album_id, null, -count(*), 0, 0, null from old_songs as o where o.album_id is not null group by 2
    ) as c;
  elsif tg_op = 'UPDATE' then
    insert into private.count_changes (is_first, entries, entry_id, letter, songs, changed)
    select is_new and row_number() over () = 1, c.*
    from (
      select 'lyrics', (s.id - 1) / 50000 + 1, '', 0, max(s.updated_at)
      from (select n.id, n.updated_at from new_songs as n except select o.id, o.updated_at from old_songs as o) as s
      group by 2
      union all
      select 'albums', s.album_id, null, sum(s.songs), null
      from (
        select n.album_id, 1 as songs from new_songs as n union all select o.album_id, -1 from old_songs as o
      ) as s
      where s.album_id is not null group by s.album_id having sum(s.songs) <> 0
    ) as c;
    insert into private.new_views as kept (singer_id, backend, views)
    select v.singer_id, pg_backend_pid(), sum(v.views)
    from (
      select coalesce(c.singer_id, 0) as singer_id, s.views
      from (
        select u.id, sum(u.views) as views
        from (select n.id, n.views from new_songs as n union all select o.id, -o.views from old_songs as o) as u
        group by u.id having sum(u.views) <> 0
      ) as s
      cross join lateral (
        select null as singer_id union all select c.singer_id from public.lyrics_singers as c where c.lyric_id = s.id
      ) as c
    ) as v
    group by v.singer_id having sum(v.views) <> 0
    on conflict (singer_id, backend) do update set views = kept.views + excluded.views;
  else
    -- TRUNCATE locks the table, so the stored counts are current, and all of them are subtracted.
    delete from private.count_changes as c where c.entries = 'lyrics' or c.entries = 'albums' and c.letter is null;
    insert into private.count_changes (is_first, entries, entry_id, letter, songs, views, total)
    select row_number() over () = 1, c.*
    from (
      select 'lyrics', null, '', 0, -t.views - coalesce((select sum(n.views) from private.new_views as n where n.singer_id = 0), 0),
        -t.count
      from private.totals as t where t.entries = 'lyrics'
      union all
      select 'albums', s.entry_id, null, -s.songs, 0, 0 from private.song_counts as s where s.entries = 'albums' and s.songs <> 0
    ) as c;
  end if;
  return null;
end
$$;
revoke all on function private.count_songs() from public;

create or replace trigger songs_added after insert on public.lyrics
referencing new table as new_songs for each statement execute function private.count_songs();
create or replace trigger songs_changed after update on public.lyrics
referencing old table as old_songs new table as new_songs for each statement execute function private.count_songs();
create or replace trigger songs_removed after delete on public.lyrics
referencing old table as old_songs for each statement execute function private.count_songs();
create or replace trigger songs_emptied after truncate on public.lyrics
for each statement execute function private.count_songs();
