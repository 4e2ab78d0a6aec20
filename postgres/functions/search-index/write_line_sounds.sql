-- Stores the search data of the lyrics of these songs, whose words are known, in one statement. `plain` are the lines in the form of
-- `plain_text`.
create or replace function private.write_line_sounds(ids bigint[], lines text[], plain text[]) returns void
language plpgsql volatile
-- Compiling takes longer than running it.
set jit = off
set search_path = ''
as $$
begin
  insert into private.search_lines as l (lyric_id, sound, marks)
  select given.id, coalesce(s.sound, ''), private.distinct_marks(coalesce(s.marks, '{}') || private.symbol_marks(given.typed))
  from unnest(ids, lines) as given (id, typed) left join private.sound_texts(ids, plain) as s using (id)
  on conflict (lyric_id) do update set sound = excluded.sound, marks = excluded.marks;
end
$$;
revoke all on function private.write_line_sounds(bigint[], text[], text[]) from public;
