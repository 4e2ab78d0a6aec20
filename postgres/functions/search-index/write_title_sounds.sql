-- Stores how the titles of these songs sound.
create or replace function private.write_title_sounds(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(l.title) as typed,
    array_agg(array_to_string(private.plain_words(l.title), ' ')) as plain
  into song
  from public.lyrics as l where l.id = any (write_title_sounds.ids);
  perform private.learn_words(song.plain);
  insert into private.search_titles as t (lyric_id, plain, sound, letters, marks)
  select given.id, given.plain, coalesce(btrim(s.sound), ''),
    private.heavy_letters(replace(coalesce(s.sound, ''), ' ', '')),
    coalesce(s.marks, '{}') || coalesce(private.title_pieces(btrim(s.sound)), '{}')
      || private.symbol_marks(given.typed)
  from unnest(song.ids, song.typed, song.plain) as given (id, typed, plain)
  left join private.sound_texts(song.ids, song.plain) as s using (id)
  on conflict (lyric_id) do update
  set plain = excluded.plain, sound = excluded.sound, letters = excluded.letters, marks = excluded.marks;
  perform private.write_title_keys(write_title_sounds.ids);
end
$$;
revoke all on function private.write_title_sounds(bigint[]) from public;
