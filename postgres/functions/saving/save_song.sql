-- Saves a song, its album, all its credits, its translation, its track number, its notes and own meanings of
-- words in one transaction. `song` has the fields by the names of their columns in files (fields/song-fields.ts),
-- names of people as lists. A missing field is empty, but missing parts are kept
-- (functions/saving/write_song_parts.sql), since most callers do not know them. Without `p_id` the song is new.
-- `p_version` is the `updated_at` that the editor saw, or null to overwrite any version. For `p_save_key` see
-- functions/saving/begin_save.sql.
--
-- AN001: the song was changed meanwhile. AN002: it was deleted. AN003: the album's name is ambiguous. Constraints of
-- the tables check single fields.
create or replace function private.save_song(p_id bigint, song jsonb, p_version timestamptz, p_save_key uuid)
returns table (id bigint, version timestamptz)
language plpgsql volatile
set search_path = ''
as $$
#variable_conflict use_column
declare
  earlier private.save_requests := private.begin_save(p_save_key);
  typed public.lyrics := jsonb_populate_record(null::public.lyrics, song);
  song_id bigint := p_id;
  singer_ids bigint[];
  lyricist_ids bigint[];
  music_director_ids bigint[];
  stored_version timestamptz;
begin
  if earlier.save_key is not null then
    return query select earlier.lyric_id, earlier.version;
    return;
  end if;

  -- Locks albums and people before the song, like their deletion, so that there is no deadlock.
  typed.album_id := private.album_named(song ->> 'album');
  singer_ids := private.people_named('public.singers', array(select jsonb_array_elements_text(song -> 'singers')));
  lyricist_ids := private.people_named('public.lyricists',
    array(select jsonb_array_elements_text(song -> 'lyricists')));
  music_director_ids := private.people_named('public.music_directors',
    array(select jsonb_array_elements_text(song -> 'music_directors')));

  if p_id is null then
    typed.id := nextval(pg_get_serial_sequence('public.lyrics', 'id'));
    typed.views := 0;
    typed.created_at := now();
    typed.updated_at := now();
    insert into public.lyrics values (typed.*) returning lyrics.id into song_id;
  else
    select l.updated_at into stored_version from public.lyrics as l where l.id = p_id for no key update;
    perform private.refuse_stale('song', stored_version, p_version);
    perform private.write_row('lyrics', p_id, to_jsonb(typed) - '{id,views,created_at,updated_at}'::text[]);
  end if;

  perform private.write_credits(song_id, 'public.lyrics_singers', 'singer_id', singer_ids);
  perform private.write_credits(song_id, 'public.lyrics_lyricists', 'lyricist_id', lyricist_ids);
  perform private.write_credits(song_id, 'public.lyrics_music_directors', 'music_director_id', music_director_ids);

  perform private.write_song_parts(song_id, song);
  select l.updated_at into stored_version from public.lyrics as l where l.id = song_id;
  perform private.finish_save(p_save_key, song_id, stored_version);
  perform private.settle_songs();
  return query select song_id, stored_version;
end
$$;
revoke all on function private.save_song(bigint, jsonb, timestamptz, uuid) from public;
