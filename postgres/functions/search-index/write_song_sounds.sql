-- Stores how titles and lines of these songs sound: first the words that are not known yet, which both need. Search
-- fields (functions/search-index/write_song_fields.sql) come after.
create or replace function private.write_song_sounds(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(w.lines) as lines, array_agg(private.plain_text(w.lines)) as plain_lines,
    array_agg(private.plain_text(l.title)) as plain_titles
  into song
  from public.lyrics as l, concat_ws(E'\n', l.lyrics_english, l.lyrics_hindi) as w (lines)
  where l.id = any (write_song_sounds.ids);
  perform private.learn_words(song.plain_titles || song.plain_lines);
  perform private.write_title_sounds(song.ids);
  perform private.write_line_sounds(song.ids, song.lines, song.plain_lines);
end
$$;
revoke all on function private.write_song_sounds(bigint[]) from public;
