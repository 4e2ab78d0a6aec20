-- Gives a song a state (functions/revisions/state_of.sql) with the functions that forms save with. People and an
-- album that are gone are made again; an album without an id is what its name means now. For `p_version`,
-- `p_save_key` and the errors see functions/saving/save_song.sql.
create or replace function private.save_state(song_id bigint, state jsonb, p_version timestamptz, p_save_key uuid)
returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  known_album_id bigint;
begin
  if state -> 'album' ->> 'id' is not null then
    known_album_id := private.album_again(state -> 'album');
  end if;
  perform private.save_song(
    song_id,
    -- Its columns have the names of their fields.
    state || jsonb_build_object(
      'album', coalesce(
        (select private.album_spelling(a.id, a.name, a.year) from public.albums as a where a.id = known_album_id),
        concat(state -> 'album' ->> 'name', ' (' || (state -> 'album' ->> 'year') || ')')),
      'singers', private.names_in(state -> 'lyrics_singers'),
      'lyricists', private.names_in(state -> 'lyrics_lyricists'),
      'music_directors', private.names_in(state -> 'lyrics_music_directors')),
    p_version, p_save_key);
  if known_album_id is not null then
    -- Two albums may be spelled alike (functions/names/album_spelling.sql).
    state := state || jsonb_build_object('album_id', known_album_id);
  end if;
  perform private.write_row('lyrics', song_id, state);
  perform private.write_parts('lyrics', song_id, state);
end
$$;
revoke all on function private.save_state(bigint, jsonb, timestamptz, uuid) from public;
