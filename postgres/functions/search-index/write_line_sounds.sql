-- Stores the search data of the lyrics of these songs, whose words are known, in one statement.
create or replace function private.write_line_sounds(ids bigint[]) returns void
language plpgsql volatile
-- Compiling takes longer than running it.
set jit = off
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(w.words) as typed, array_agg(private.plain_text(w.words)) as plain into song
  from public.lyrics as l, concat_ws(E'\n', l.lyrics_english, l.lyrics_hindi) as w (words)
  where l.id = any (write_line_sounds.ids);
  insert into private.search_lines as l (lyric_id, sound, marks)
  select given.id, coalesce(s.sound, ''), private.distinct_marks(coalesce(s.marks, '{}') || private.symbol_marks(given.typed))
  from unnest(song.ids, song.typed) as given (id, typed) left join private.sound_texts(song.ids, song.plain) as s using (id)
  on conflict (lyric_id) do update set sound = excluded.sound, marks = excluded.marks;
end
$$;
revoke all on function private.write_line_sounds(bigint[]) from public;
