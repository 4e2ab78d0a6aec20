-- Stores how the lyrics of these songs sound.
create or replace function private.write_line_sounds(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(w.lines) as lines, array_agg(private.plain_text(w.lines)) as plain
  into song
  from public.lyrics as l, concat_ws(E'\n', l.lyrics_english, l.lyrics_hindi) as w (lines)
  where l.id = any (write_line_sounds.ids);
  perform private.learn_words(song.plain);
  insert into private.search_lines as l (lyric_id, sound, marks)
  select given.id, coalesce(s.sound, ''),
    private.distinct_marks(coalesce(s.marks, '{}') || private.symbol_marks(given.typed))
  from unnest(song.ids, song.lines) as given (id, typed)
  left join private.sound_texts(song.ids, song.plain) as s using (id)
  on conflict (lyric_id) do update set sound = excluded.sound, marks = excluded.marks;
end
$$;
revoke all on function private.write_line_sounds(bigint[]) from public;
