-- Records for functions/counts/keep_counts.sql how many songs people have gained and lost, and for singers the views of
-- these songs.
--
-- Its triggers run after those of functions/revisions/change_parts.sql, which lock the songs: from then on nobody
-- can add views to them, and a transaction that waits for the lock sees the new credits.
-- functions/counts/count_lost_views.sql has subtracted the views of deleted songs.
create or replace function private.count_credits() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  people text := substr(tg_table_name, length('lyrics_') + 1);
  is_new boolean := not exists (
    select from private.count_changes as c where c.transaction_id = pg_current_xact_id());
begin
  if tg_op = 'TRUNCATE' then
    -- TRUNCATE locks the table, so the stored counts are current, and all of them are subtracted.
    delete from private.count_changes as c where c.entries = people and c.letter is null;
    insert into private.count_changes (is_first, entries, entry_id, songs, views)
    select row_number() over () = 1, people, coalesce(s.entry_id, v.singer_id), -coalesce(s.songs, 0),
      -coalesce(s.views, 0) - coalesce(v.views, 0)
    from (select * from private.song_counts as c where c.entries = people) as s
    -- A singer of this transaction may already have views, but has no stored count before the commit.
    full join (
      select n.singer_id, sum(n.views) as views from private.new_views as n
      where people = 'singers' and n.singer_id > 0 group by n.singer_id
    ) as v on v.singer_id = s.entry_id;
    return null;
  end if;
  execute format(
    'insert into private.count_changes (is_first, entries, entry_id, songs, views)
     select $1 and row_number() over () = 1, %L, c.%I, sum(c.songs), coalesce(sum(c.songs * %s), 0)
     from (%s) as c %s
     group by 3 having sum(c.songs) <> 0 or sum(c.songs * %3$s) <> 0',
    people, left(people, -1) || '_id',
    case when people = 'singers' then 'l.views' else '0' end,
    concat_ws(' union all ',
      case when tg_op <> 'INSERT' then 'select *, -1 as songs from old_credits' end,
      case when tg_op <> 'DELETE' then 'select *, 1 as songs from new_credits' end),
    case when people = 'singers' then 'left join public.lyrics as l on l.id = c.lyric_id' else '' end)
  using is_new;
  return null;
end
$$;
revoke all on function private.count_credits() from public;

do $$
declare
  credits text;
begin
  foreach credits in array array['lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors'] loop
    execute format(
      'create or replace trigger songs_added after insert on public.%1$I
       referencing new table as new_credits for each statement execute function private.count_credits();
       create or replace trigger songs_changed after update on public.%1$I
       referencing old table as old_credits new table as new_credits for each statement execute function private.count_credits();
       create or replace trigger songs_removed after delete on public.%1$I
       referencing old table as old_credits for each statement execute function private.count_credits();
       create or replace trigger songs_emptied after truncate on public.%1$I
       for each statement execute function private.count_credits();',
      credits);
  end loop;
end
$$;
