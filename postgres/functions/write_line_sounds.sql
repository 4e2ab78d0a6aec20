-- Writes what a search knows of the lyrics of these songs, in one go for all of them.
create or replace function private.write_line_sounds(ids bigint[]) returns void
language plpgsql volatile
-- To compile it takes longer than to run it.
set jit = off
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(w.words) as typed, array_agg(private.plain_text(w.words)) as plain into song
  from public.lyrics as l, concat_ws(E'\n', l.lyrics_english, l.lyrics_hindi) as w (words)
  where l.id = any (write_line_sounds.ids);
  perform private.learn_words(song.plain);
  insert into private.search_lines as l (lyric_id, sound, marks)
  select given.id, coalesce(s.sound, ''), coalesce(s.marks, '{}') || private.symbol_marks(given.typed)
  from unnest(song.ids, song.typed) as given (id, typed) left join private.sound_texts(song.ids, song.plain) as s using (id)
  on conflict (lyric_id) do update set sound = excluded.sound, marks = excluded.marks;
end
$$;
revoke all on function private.write_line_sounds(bigint[]) from public;

-- The songs that were there before their lines stood in their places. Here, since this is the last of what it takes.
do $$
declare
  batch bigint[];
begin
  for batch in
    select array_agg(t.lyric_id) from (
      select t.lyric_id, row_number() over () as number from private.search_titles as t
      where not exists (select from private.search_lines as l where l.lyric_id = t.lyric_id)
    ) as t group by t.number / 1000
  loop
    perform private.write_line_sounds(batch);
  end loop;
end
$$;
