-- Stores the first lines and the refrains of these songs, whose sounds are known. Lines are sorted without the quotes
-- and brackets before their first letter, which functions/names/first_letter.sql leaves out, too.
create or replace function private.write_first_lines(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
begin
  with texts as materialized (
    select l.id, t.sound as title_sound, text.script, text.lyrics, text.sounds
    from public.lyrics as l
    left join private.search_titles as t on t.lyric_id = l.id
    left join private.search_lines as s on s.lyric_id = l.id
    -- The sounds of all lines, first the English ones; each script has its own.
    cross join lateral (
      select string_to_array(s.sound, E'\n') as sounds,
        coalesce(length(l.lyrics_english) - length(replace(l.lyrics_english, E'\n', '')) + 1, 0) as english
      offset 0
    ) as known
    cross join lateral (
      values ('english', l.lyrics_english, known.sounds[:known.english]),
        ('hindi', l.lyrics_hindi, known.sounds[known.english + 1:])
    ) as text (script, lyrics, sounds)
    where l.id = any (ids) and text.lyrics is not null
  ),
  found as materialized (
    select t.id, t.script, line.is_refrain, line.line, lower(line.line) as key
    from texts as t
    -- The offset keeps functions from being called for each use of their results.
    cross join lateral (
      select private.first_line(t.lyrics) as line,
        private.refrain(t.title_sound, t.lyrics, t.sounds) as refrain offset 0
    ) as first
    -- The refrain has the collation of sounds, in which letters with marks have no lower case.
    cross join lateral (
      values (false, first.line), (true, first.refrain collate "default")) as line (is_refrain, line)
    where line.line is not null and not (line.is_refrain and lower(line.line) = lower(first.line))
  ),
  was as materialized (
    select f.lyric_id, f.script, f.is_refrain, f.letter from private.first_lines as f where f.lyric_id = any (ids)
  ),
  gone as (
    delete from private.first_lines as f
    where f.lyric_id = any (ids) and not exists (
      select from found where found.id = f.lyric_id and found.script = f.script and found.is_refrain = f.is_refrain)
    returning f.lyric_id, f.script, f.is_refrain
  ),
  is_now as (
    insert into private.first_lines as f (lyric_id, script, is_refrain, line, line_key, letter)
    select found.id, found.script, found.is_refrain, found.line,
      regexp_replace(
        found.key, '^[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u206f\u3000-\u301f]+', ''),
      private.first_letter(found.key)
    from found
    on conflict (lyric_id, script, is_refrain) do update
    set line = excluded.line, line_key = excluded.line_key, letter = excluded.letter
    where (f.line, f.line_key, f.letter) is distinct from (excluded.line, excluded.line_key, excluded.letter)
    returning f.lyric_id, f.script, f.is_refrain, f.letter
  )
  insert into private.count_changes (entries, letter, total)
  select 'first_lines', c.letter, sum(c.lines)
  from (
    select n.letter, 1 as lines from is_now as n
    union all
    select w.letter, -1 from was as w
    where (w.lyric_id, w.script, w.is_refrain) in (
      select n.lyric_id, n.script, n.is_refrain from is_now as n
      union all select g.lyric_id, g.script, g.is_refrain from gone as g)
  ) as c
  group by c.letter having sum(c.lines) <> 0;
end
$$;
revoke all on function private.write_first_lines(bigint[]) from public;
