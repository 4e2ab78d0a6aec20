-- Puts these songs on the lists of their people and their decade (private.decade_lists), and takes them off all others.
-- PL/pgSQL, because it keeps the plan: planning would take most of the time.
create or replace function private.write_decade_lists(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  with wanted as materialized (
    select 'singers ' || c.singer_id::text || ' ' || g.decade::text as list, g.lyric_id
    from private.song_groups as g join public.lyrics_singers as c on c.lyric_id = g.lyric_id
    where g.lyric_id = any (ids) and g.decade is not null
    union all
    select 'lyricists ' || c.lyricist_id::text || ' ' || g.decade::text, g.lyric_id
    from private.song_groups as g join public.lyrics_lyricists as c on c.lyric_id = g.lyric_id
    where g.lyric_id = any (ids) and g.decade is not null
    union all
    select 'music_directors ' || c.music_director_id::text || ' ' || g.decade::text, g.lyric_id
    from private.song_groups as g join public.lyrics_music_directors as c on c.lyric_id = g.lyric_id
    where g.lyric_id = any (ids) and g.decade is not null
  ),
  gone as (
    delete from private.decade_lists as d
    where d.lyric_id = any (ids)
      and not exists (select from wanted as w where w.lyric_id = d.lyric_id and w.list = d.list)
  )
  insert into private.decade_lists (list, lyric_id) select w.list, w.lyric_id from wanted as w
  on conflict do nothing;
end
$$;
revoke all on function private.write_decade_lists(bigint[]) from public;

create or replace function private.write_decade_lists_of_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.write_decade_lists(array(select distinct c.lyric_id from changed_rows as c));
  return null;
end
$$;
revoke all on function private.write_decade_lists_of_songs() from public;

-- After TRUNCATE of the credits of one kind.
create or replace function private.empty_decade_lists() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  people text := substr(tg_table_name, length('lyrics_') + 1);
begin
  delete from private.decade_lists as d where d.list > people || ' ' and d.list < people || '!';
  return null;
end
$$;
revoke all on function private.empty_decade_lists() from public;

-- The triggers of credits run after those of functions/revisions/change_parts.sql, in the order of their names: these lock
-- the songs, so that a year that changes at the same moment is seen. functions/saving/follow_credits.sql writes the lists once for a
-- whole save.
do $$
declare
  credits text;
begin
  foreach credits in array array['lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors'] loop
    execute format(
      'create or replace trigger decades_added after insert on public.%1$I
       referencing new table as changed_rows for each statement %2$s execute function private.write_decade_lists_of_songs();
       create or replace trigger decades_changed after update on public.%1$I
       referencing new table as changed_rows for each statement %2$s execute function private.write_decade_lists_of_songs();
       create or replace trigger decades_removed after delete on public.%1$I
       referencing old table as changed_rows for each statement %2$s execute function private.write_decade_lists_of_songs();
       create or replace trigger decades_emptied after truncate on public.%1$I
       for each statement execute function private.empty_decade_lists();',
      credits, 'when (coalesce(current_setting(''antara.names_come_later'', true), '''') = '''')');
  end loop;
end
$$;

create or replace trigger decades_added after insert on private.song_groups
referencing new table as changed_rows for each statement when (coalesce(current_setting('antara.names_come_later', true), '') = '')
execute function private.write_decade_lists_of_songs();
create or replace trigger decades_changed after update on private.song_groups
referencing new table as changed_rows for each statement when (coalesce(current_setting('antara.names_come_later', true), '') = '')
execute function private.write_decade_lists_of_songs();

-- Songs that are older than these lists. Those that are older than their groups are listed with them (write_song_groups.sql).
do $$
begin
  if not exists (select from private.decade_lists) then
    perform private.write_decade_lists(array_agg(g.lyric_id))
    from (select lyric_id, row_number() over (order by lyric_id) as number from private.song_groups where decade is not null) as g
    group by g.number / 10000;
  end if;
end
$$;
