-- What a song would be that is saved from these fields of its form, as functions/revisions/state_of.sql writes it. Texts are tidied
-- as by the triggers of the tables, and an album and people that exist have their ids. Nothing is checked.
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
      select jsonb_build_object('id', a.id, 'name', coalesce(a.name, m.album_name), 'year', coalesce(a.year, m.album_year))
      from private.album_meant(fields ->> 'album') as m left join public.albums as a on a.id = m.album_id),
    'lyrics_singers', private.draft_credits('singers', fields -> 'singers'),
    'lyrics_lyricists', private.draft_credits('lyricists', fields -> 'lyricists'),
    'lyrics_music_directors', private.draft_credits('music_directors', fields -> 'music_directors'));
$$;
revoke all on function private.draft_state(jsonb) from public;

-- The parts of this state that are no credits.
create or replace function private.draft_parts(fields jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'lyric_translations', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]')
      from (
        select private.tidy_lines(fields ->> 'translation_english') as english,
          private.tidy_lines(fields ->> 'translation_hindi') as plain_hindi, private.tidy_line(fields ->> 'translator') as translator
      ) as t
      where t.english is not null or t.plain_hindi is not null or t.translator is not null),
    'track_numbers', case when fields ->> 'track_number' is null then '[]'
      else jsonb_build_array(jsonb_build_object('number', (fields ->> 'track_number')::integer)) end,
    'lyric_words', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.word collate "C"), '[]')
      from (
        select coalesce(private.tidy_line(each ->> 'word'), '') as word, private.tidy_line(each ->> 'english') as english,
          private.tidy_line(each ->> 'hindi') as hindi
        from jsonb_array_elements(fields -> 'word_meanings') as each
      ) as w
      where w.english is not null or w.hindi is not null),
    'lyric_notes', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.line collate "C"), '[]')
      from (
        select coalesce(private.tidy_line(each ->> 'line'), '') as line, private.tidy_lines(each ->> 'note') as note
        from jsonb_array_elements(fields -> 'notes') as each
      ) as n
      where n.note is not null));
$$;
revoke all on function private.draft_parts(jsonb) from public;
