-- Saves a song, its album, all its credits, its translation, its track number, its notes and own meanings of words in one
-- transaction. Without `p_id` the song is new. `p_version` is the `updated_at` that the editor saw, or null to overwrite any
-- version. `p_save_key` is created with the form, so that a form sent twice is saved once with the same result, even at the same
-- time. The texts of the translation, the notes and the own meanings are kept if they are null, unlike all others, since most
-- callers do not know them (functions/saving/write_translation.sql). So is the track number, which 0 removes.
--
-- AN001: the song was changed meanwhile. AN002: it was deleted. AN003: the album's name is ambiguous. Constraints of
-- the tables check single fields.
--
-- Security definer, because other roles have no access to `private`.
-- Earlier versions had fewer parameters. Beside this function they would make each call ambiguous.
do $$
declare
  former regprocedure;
begin
  for former in
    select p.oid from pg_catalog.pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.proname = 'save_lyric' and p.pronargs < 20
  loop
    execute format('drop function %s', former);
  end loop;
end
$$;
create or replace function public.save_lyric(
  p_id bigint default null,
  p_title text default null,
  p_album_name text default null,
  p_singer_names text[] default '{}',
  p_lyricist_names text[] default '{}',
  p_music_director_names text[] default '{}',
  p_genre text default null,
  p_lyrics_hindi text default null,
  p_lyrics_english text default null,
  p_youtube_video_id text default null,
  p_cover_image_url text default null,
  p_year integer default null,
  p_version timestamptz default null,
  p_save_key uuid default null,
  p_translation_english text default null,
  p_translation_hindi text default null,
  p_translator text default null,
  p_track_number integer default null,
  p_word_meanings jsonb default null,
  p_notes jsonb default null
)
returns table (id bigint, version timestamptz)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  song_id bigint := p_id;
  song_album_id bigint;
  singer_ids bigint[];
  lyricist_ids bigint[];
  music_director_ids bigint[];
  stored_version timestamptz;
begin
  if p_save_key is not null then
    -- Waits for a running save with the same key.
    insert into private.save_requests (save_key) values (p_save_key) on conflict do nothing;
    if not found then
      return query select r.lyric_id, r.version from private.save_requests as r where r.save_key = p_save_key;
      return;
    end if;
  end if;

  -- Locks albums and people before the song, like their deletion, so that there is no deadlock.
  song_album_id := private.album_named(p_album_name);
  singer_ids := private.people_named('public.singers', p_singer_names);
  lyricist_ids := private.people_named('public.lyricists', p_lyricist_names);
  music_director_ids := private.people_named('public.music_directors', p_music_director_names);

  perform private.credits_come_later(true);
  if p_id is null then
    insert into public.lyrics
      (title, lyrics_english, lyrics_hindi, youtube_video_id, genre, year, album_id, cover_image_url)
    values
      (p_title, p_lyrics_english, p_lyrics_hindi, p_youtube_video_id, p_genre, p_year, song_album_id, p_cover_image_url)
    returning lyrics.id into song_id;
  else
    select l.updated_at into stored_version from public.lyrics as l where l.id = p_id for no key update;
    if not found then
      raise exception using
        errcode = 'AN002',
        message = 'This song was deleted while you were editing it.',
        hint = 'Copy your text, and add the song anew if it should exist.';
    elsif p_version <> stored_version then
      raise exception using
        errcode = 'AN001',
        message = 'This song was changed by someone else while you were editing it.',
        hint = 'Copy your text, load the song again, and put your changes in.';
    end if;
    update public.lyrics as l set
      title = p_title, lyrics_english = p_lyrics_english, lyrics_hindi = p_lyrics_hindi,
      youtube_video_id = p_youtube_video_id, genre = p_genre, year = p_year, album_id = song_album_id,
      cover_image_url = p_cover_image_url
    where l.id = p_id;
  end if;

  perform private.write_credits(song_id, 'public.lyrics_singers', 'singer_id', singer_ids);
  perform private.write_credits(song_id, 'public.lyrics_lyricists', 'lyricist_id', lyricist_ids);
  perform private.write_credits(song_id, 'public.lyrics_music_directors', 'music_director_id', music_director_ids);
  perform private.credits_come_later(false);
  perform private.follow_credits(array[song_id]);

  perform private.write_translation(song_id, p_translation_english, p_translation_hindi, p_translator);
  perform private.write_track_number(song_id, p_track_number);
  perform private.write_own_words(song_id, p_word_meanings);
  perform private.write_notes(song_id, p_notes);

  select l.updated_at into stored_version from public.lyrics as l where l.id = song_id;
  update private.save_requests as r set lyric_id = song_id, version = stored_version where r.save_key = p_save_key;
  delete from private.save_requests as r where r.save_key in (
    select old.save_key from private.save_requests as old
    where old.requested_at < now() - interval '1 day' limit 100 for update skip locked);
  return query select song_id, stored_version;
end
$$;
revoke all on function public.save_lyric(
  bigint, text, text, text[], text[], text[], text, text, text, text, text, integer, timestamptz, uuid,
  text, text, text, integer, jsonb, jsonb) from public, anon;
grant execute on function public.save_lyric(
  bigint, text, text, text[], text[], text[], text, text, text, text, text, integer, timestamptz, uuid,
  text, text, text, integer, jsonb, jsonb) to service_role;
