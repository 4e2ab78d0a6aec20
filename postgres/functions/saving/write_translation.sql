-- Sets the translation of a song. A text that is null stays as it is stored, and an empty one removes it; without any
-- text the song has no translation. Runs no statement without effect, because each would fire the triggers of the
-- table.
create or replace function private.write_translation(song_id bigint, english text, plain_hindi text, translator text)
returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  stored public.lyric_translations;
  wanted public.lyric_translations;
begin
  if english is null and plain_hindi is null and translator is null then
    return;
  end if;
  select * into stored from public.lyric_translations as t where t.lyric_id = song_id;
  wanted.english := private.tidy_lines(coalesce(english, stored.english));
  wanted.plain_hindi := private.tidy_lines(coalesce(plain_hindi, stored.plain_hindi));
  wanted.translator := private.tidy_line(coalesce(translator, stored.translator));
  if (wanted.english, wanted.plain_hindi, wanted.translator)
    is not distinct from (stored.english, stored.plain_hindi, stored.translator)
  then
    return;
  end if;
  if wanted.english is null and wanted.plain_hindi is null and wanted.translator is null then
    delete from public.lyric_translations as t where t.lyric_id = song_id;
  else
    insert into public.lyric_translations as t (lyric_id, english, plain_hindi, translator)
    values (song_id, wanted.english, wanted.plain_hindi, wanted.translator)
    on conflict (lyric_id) do update set
      english = excluded.english, plain_hindi = excluded.plain_hindi, translator = excluded.translator;
  end if;
end
$$;
revoke all on function private.write_translation(bigint, text, text, text) from public;
