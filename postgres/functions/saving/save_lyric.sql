-- Saves a song for callers of the data service, as functions/saving/save_song.sql does, which says more of the
-- arguments. The texts of the translation, the notes and the own meanings are kept if they are null. So is the track
-- number, which 0 removes.
--
-- Security definer, because other roles have no access to `private`.
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
language sql volatile security definer
set search_path = ''
as $$
  select s.id, s.version
  from private.save_song(p_id, jsonb_strip_nulls(jsonb_build_object(
    'title', p_title, 'album', p_album_name,
    'singers', to_jsonb(p_singer_names), 'lyricists', to_jsonb(p_lyricist_names),
    'music_directors', to_jsonb(p_music_director_names),
    'genre', p_genre, 'lyrics_hindi', p_lyrics_hindi, 'lyrics_english', p_lyrics_english,
    'youtube_video_id', p_youtube_video_id, 'cover_image_url', p_cover_image_url, 'year', p_year,
    'track_number', p_track_number, 'translator', p_translator,
    'translation_english', p_translation_english, 'translation_hindi', p_translation_hindi,
    'word_meanings', p_word_meanings, 'notes', p_notes)), p_version, p_save_key) as s;
$$;
revoke all on function public.save_lyric(
  bigint, text, text, text[], text[], text[], text, text, text, text, text, integer, timestamptz, uuid,
  text, text, text, integer, jsonb, jsonb) from public, anon;
grant execute on function public.save_lyric(
  bigint, text, text, text[], text[], text[], text, text, text, text, text, integer, timestamptz, uuid,
  text, text, text, integer, jsonb, jsonb) to service_role;
