-- Keeps private.managed_songs after each change of songs, credits, people and albums. Whoever writes there holds the lock of the
-- song, so that nobody waits in a circle and the last writer sees everything.
create or replace function private.keep_managed_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_managed_songs(array(select n.id from new_songs as n));
  elsif old.updated_at is distinct from new.updated_at then
    perform private.write_managed_songs(array[new.id]);
  else
    -- The first view; others write nothing.
    update private.managed_songs as m set gaps = m.gaps # private.gap_bit('lyrics', 'views') where m.lyric_id = new.id;
  end if;
  return null;
end
$$;
revoke all on function private.keep_managed_songs() from public;

create or replace trigger managed_added after insert on public.lyrics
referencing new table as new_songs for each statement when (coalesce(current_setting('antara.names_come_later', true), '') = '')
execute function private.keep_managed_songs();
-- A row trigger, because a statement trigger would also run for each view. The texts are compared only if the version has changed.
create or replace trigger managed_changed after update on public.lyrics for each row
when ((old.views = 0) <> (new.views = 0)
  or old.updated_at is distinct from new.updated_at
    -- Else functions/saving/follow_credits.sql or functions/bulk/follow_songs.sql does so.
    and coalesce(current_setting('antara.names_come_later', true), '') = ''
    and (old.title, old.created_at, old.album_id, old.year, old.genre, old.youtube_video_id, old.cover_image_url, old.lyrics_hindi,
      old.lyrics_english)
      is distinct from (new.title, new.created_at, new.album_id, new.year, new.genre, new.youtube_video_id, new.cover_image_url,
        new.lyrics_hindi, new.lyrics_english))
execute function private.keep_managed_songs();

-- Of songs whose credits have changed. These triggers run after those of functions/revisions/change_parts.sql, in the order of
-- their names, which lock the songs. functions/saving/follow_credits.sql does the same once for a whole save.
create or replace function private.keep_managed_credits() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    perform private.write_managed_songs(array(select m.lyric_id from private.managed_songs as m));
  elsif tg_op = 'UPDATE' then
    perform private.write_managed_songs(array(
      select c.lyric_id from changed_credits as c union select c.lyric_id from old_credits as c));
  else
    perform private.write_managed_songs(array(select distinct c.lyric_id from changed_credits as c));
  end if;
  return null;
end
$$;
revoke all on function private.keep_managed_credits() from public;

do $$
declare
  credits text;
begin
  foreach credits in array array['lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors'] loop
    execute format(
      'create or replace trigger managed_added after insert on public.%1$I
       referencing new table as changed_credits for each statement %2$s execute function private.keep_managed_credits();
       create or replace trigger managed_removed after delete on public.%1$I
       referencing old table as changed_credits for each statement %2$s execute function private.keep_managed_credits();
       create or replace trigger managed_emptied after truncate on public.%1$I
       for each statement execute function private.keep_managed_credits();',
      credits, 'when (coalesce(current_setting(''antara.names_come_later'', true), '''') = '''')');
    execute format(
      'create or replace trigger managed_changed after update on public.%1$I
       referencing old table as old_credits new table as changed_credits for each statement %2$s
       execute function private.keep_managed_credits();',
      credits, 'when (coalesce(current_setting(''antara.names_come_later'', true), '''') = '''')');
  end loop;
end
$$;

-- Of all songs of a renamed singer, or of an album whose name, year or picture has changed. The songs are locked first.
create or replace function private.keep_managed_entries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.write_managed_songs(array(
    select l.id from public.lyrics as l
    where l.id = any (private.songs_of(tg_table_name, new.id)) order by l.id for no key update));
  return null;
end
$$;
revoke all on function private.keep_managed_entries() from public;

create or replace trigger managed_changed after update on public.singers for each row
when (old.name_key <> new.name_key) execute function private.keep_managed_entries();
create or replace trigger managed_changed after update on public.albums for each row
when ((old.name_key, old.year, old.cover_image_url is null) is distinct from (new.name_key, new.year, new.cover_image_url is null))
execute function private.keep_managed_entries();
