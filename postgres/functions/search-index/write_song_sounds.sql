-- Stores all search data of these songs: first the words that are not known yet, which all of it needs. Where their credits come later, so
-- do the fields (functions/saving/follow_credits.sql).
create or replace function private.write_song_sounds(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(w.lines) as lines, array_agg(private.plain_text(w.lines)) as plain_lines,
    array_agg(private.plain_text(concat_ws(E'\n', l.title, l.genre, l.year))) as plain_fields
  into song
  from public.lyrics as l, concat_ws(E'\n', l.lyrics_english, l.lyrics_hindi) as w (lines)
  where l.id = any (write_song_sounds.ids);
  perform private.learn_words(song.plain_fields || song.plain_lines);
  perform private.write_title_sounds(song.ids);
  perform private.write_line_sounds(song.ids, song.lines, song.plain_lines);
  if coalesce(current_setting('antara.names_come_later', true), '') = '' then
    perform private.write_song_fields(song.ids);
  end if;
end
$$;
revoke all on function private.write_song_sounds(bigint[]) from public;
