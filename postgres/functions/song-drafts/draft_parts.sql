-- The parts of the state of a draft that are no credits (functions/song-drafts/draft_state.sql).
create or replace function private.draft_parts(fields jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'lyric_translations', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]')
      from (
        select private.tidy_lines(fields ->> 'translation_english') as english,
          private.tidy_lines(fields ->> 'translation_hindi') as plain_hindi,
          private.tidy_line(fields ->> 'translator') as translator
      ) as t
      where t.english is not null or t.plain_hindi is not null or t.translator is not null),
    'track_numbers', case when fields ->> 'track_number' is null then '[]'
      else jsonb_build_array(jsonb_build_object('number', (fields ->> 'track_number')::integer)) end,
    'lyric_words', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.word collate "C"), '[]')
      from (
        select coalesce(private.tidy_line(each ->> 'word'), '') as word,
          private.tidy_line(each ->> 'english') as english,
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
