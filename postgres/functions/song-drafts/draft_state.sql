-- What a song would be that is saved from these fields of its form, as functions/revisions/state_of.sql writes it.
-- Texts are tidied as by the triggers of the tables, and an album and people that exist have their ids. Nothing is
-- checked.
create or replace function private.draft_state(fields jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.row_state('lyrics', to_jsonb(jsonb_populate_record(null::public.lyrics, fields)) - 'created_at')
    || private.draft_parts(fields) || jsonb_build_object(
    'title', coalesce(private.tidy_line(fields ->> 'title'), ''),
    'lyrics_hindi', private.tidy_lines(fields ->> 'lyrics_hindi'),
    'lyrics_english', private.tidy_lines(fields ->> 'lyrics_english'),
    'youtube_video_id', private.youtube_video_id(fields ->> 'youtube_video_id'),
    'cover_image_url', private.tidy_line(fields ->> 'cover_image_url'),
    'genre', private.tidy_line(fields ->> 'genre'),
    'album', (
      select jsonb_build_object(
        'id', a.id, 'name', coalesce(a.name, m.album_name), 'year', coalesce(a.year, m.album_year))
      from private.album_meant(fields ->> 'album') as m left join public.albums as a on a.id = m.album_id),
    'lyrics_singers', private.draft_credits('singers', fields -> 'singers'),
    'lyrics_lyricists', private.draft_credits('lyricists', fields -> 'lyricists'),
    'lyrics_music_directors', private.draft_credits('music_directors', fields -> 'music_directors'));
$$;
revoke all on function private.draft_state(jsonb) from public;
