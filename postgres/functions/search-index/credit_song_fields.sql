-- Updates the search fields of a song when its credits change, unless functions/saving/follow_credits.sql does so after all of them
-- are written.
create or replace function private.credit_song_fields() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.write_names_of_songs(array(select distinct c.lyric_id from changed_credits as c));
  return null;
end
$$;
revoke all on function private.credit_song_fields() from public;

-- The same for its album.
create or replace function private.place_song_fields() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.write_names_of_songs(array[new.id]);
  return null;
end
$$;
revoke all on function private.place_song_fields() from public;

-- functions/bulk/follow_songs.sql does so for many songs at once.
create or replace trigger place_song_fields after update on public.lyrics for each row
when (new.album_id is distinct from old.album_id and coalesce(current_setting('antara.names_come_later', true), '') = '')
execute function private.place_song_fields();

do $$
declare
  credits text;
begin
  foreach credits in array array['lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors'] loop
    execute format(
      'create or replace trigger fields_added after insert on public.%1$I
       referencing new table as changed_credits for each statement %2$s execute function private.credit_song_fields();
       create or replace trigger fields_changed after update on public.%1$I
       referencing new table as changed_credits for each statement %2$s execute function private.credit_song_fields();
       create or replace trigger fields_removed after delete on public.%1$I
       referencing old table as changed_credits for each statement %2$s execute function private.credit_song_fields();',
      credits, 'when (coalesce(current_setting(''antara.names_come_later'', true), '''') = '''')');
  end loop;
end
$$;
