-- Writes what a search knows of these songs, in one go for all of them.
create or replace function private.write_song_sounds(ids bigint[]) returns void
language plpgsql volatile
-- To compile it takes longer than to run it.
set jit = off
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(private.plain_text(l.title)) as titles, array_agg(private.plain_text(w.words)) as lines,
    array_agg(l.title) as typed_titles, array_agg(w.words) as typed_lines
  into song
  from public.lyrics as l, concat_ws(E'\n', l.lyrics_english, l.lyrics_hindi) as w (words)
  where l.id = any (write_song_sounds.ids);
  perform private.learn_words(song.titles || song.lines);
  insert into private.search_titles as t (lyric_id, sound, letters, marks)
  select typed.id, coalesce(btrim(s.sound), ''), private.heavy_letters(replace(coalesce(s.sound, ''), ' ', '')),
    coalesce(s.marks, '{}') || coalesce(private.title_pieces(btrim(s.sound)), '{}') || private.symbol_marks(typed.title)
  from unnest(song.ids, song.typed_titles) as typed (id, title)
  left join private.sound_texts(song.ids, song.titles) as s using (id)
  on conflict (lyric_id) do update set sound = excluded.sound, letters = excluded.letters, marks = excluded.marks;
  insert into private.search_lines as l (lyric_id, sound, marks)
  select typed.id, coalesce(s.sound, ''), coalesce(s.marks, '{}') || private.symbol_marks(typed.lines)
  from unnest(song.ids, song.typed_lines) as typed (id, lines)
  left join private.sound_texts(song.ids, song.lines) as s using (id)
  on conflict (lyric_id) do update set sound = excluded.sound, marks = excluded.marks;
  perform private.write_title_keys(write_song_sounds.ids);
end
$$;
revoke all on function private.write_song_sounds(bigint[]) from public;

-- The songs that were there before the search.
do $$
declare
  batch bigint[];
begin
  for batch in
    select array_agg(l.id) from (
      select id, row_number() over () as number from public.lyrics
      where not exists (select from private.search_titles as t where t.lyric_id = lyrics.id)
    ) as l group by l.number / 1000
  loop
    perform private.write_song_sounds(batch);
  end loop;
end
$$;
