-- Stores the first lines of these songs. Lines are sorted without the quotes and brackets before their first letter, which
-- functions/names/first_letter.sql leaves out, too. PL/pgSQL, because it keeps the plan: planning took most of a save's time.
create or replace function private.write_first_lines(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  with found as materialized (
    select l.id, text.script, line.line, lower(line.line) as key
    from public.lyrics as l,
      lateral (values ('english', l.lyrics_english), ('hindi', l.lyrics_hindi)) as text (script, lyrics),
      -- The offset keeps it from being called for each use of its result.
      lateral (select private.first_line(text.lyrics) as line offset 0) as line
    where l.id = any (ids) and line.line is not null
  ),
  gone as (
    delete from private.first_lines as f
    where f.lyric_id = any (ids) and not exists (select from found where found.id = f.lyric_id and found.script = f.script)
  )
  insert into private.first_lines as f (lyric_id, script, line, line_key, letter)
  select found.id, found.script, found.line,
    regexp_replace(found.key, '^[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u206f\u3000-\u301f]+', ''),
    private.first_letter(found.key)
  from found
  on conflict (lyric_id, script) do update set line = excluded.line, line_key = excluded.line_key, letter = excluded.letter
  where f.line <> excluded.line;
end
$$;
revoke all on function private.write_first_lines(bigint[]) from public;

create or replace function private.write_first_lines_of_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_first_lines(array(select n.id from new_songs as n));
  else
    perform private.write_first_lines(array[new.id]);
  end if;
  return null;
end
$$;
revoke all on function private.write_first_lines_of_songs() from public;

create or replace trigger first_lines_added after insert on public.lyrics
referencing new table as new_songs for each statement execute function private.write_first_lines_of_songs();
-- A row trigger, because a statement trigger would also collect every view.
create or replace trigger first_lines_changed after update of lyrics_english, lyrics_hindi on public.lyrics for each row
when ((new.lyrics_english, new.lyrics_hindi) is distinct from (old.lyrics_english, old.lyrics_hindi))
execute function private.write_first_lines_of_songs();
