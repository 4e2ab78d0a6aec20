-- Computes the sound of texts of `plain_text` whose words are known, by id and line, and the marks of their words and
-- of pairs of adjacent words. Each line begins and ends with a blank, so that whole words can be found in it.
-- Repeated lines and lines without words are empty; texts without words are left out.
create or replace function private.sound_texts(ids bigint[], texts text[])
returns table (id bigint, sound text, marks integer[])
language plpgsql stable strict
-- Enough memory to sort a thousand songs; otherwise it takes three times as long.
set work_mem = '64MB'
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with lines as materialized (
    select given.id, min(line.number) as line, line.text
    from unnest(ids, texts) as given (id, text),
      string_to_table(given.text, E'\n') with ordinality as line (text, number)
    where line.text <> ''
    group by given.id, line.text
  ),
  places as materialized (
    select l.id, l.line, word.place, word.written
    from lines as l, string_to_table(l.text, ' ') with ordinality as word (written, place)
    where word.written <> ''
  ),
  -- Forces index lookups: without statistics on new words, the plan would compare each word with all.
  words as materialized (
    select p.written, known.sound, known.key, known.bones
    from (select distinct p.written from places as p) as p
    cross join lateral (
      select w.sound, w.key, w.bones from private.search_words as w where w.written = p.written limit 1
    ) as known
  ),
  pairs as (
    select p.id, p.line, p.place, w.sound, w.key,
      private.pair_key(
        w.sound, w.key, w.bones,
        lead(w.sound) over reading, lead(w.key) over reading, lead(w.bones) over reading) as pair
    from places as p join words as w using (written)
    -- Across lines as well, because people join two short lines.
    window reading as (partition by p.id order by p.line, p.place)
  ),
  marks as (
    select p.id, array_agg(hashtext(p.key))
      || coalesce(array_agg(hashtext(p.pair)) filter (where p.pair is not null), '{}') as marks
    from pairs as p group by p.id
  ),
  sounds as (
    -- The line ends between this line and the previous one with words.
    select l.id, string_agg(repeat(E'\n', l.step::integer) || ' ' || l.sound || ' ', '' order by l.line) as sound
    from (
      select p.id, p.line, p.line - lag(p.line, 1, 1::bigint) over (partition by p.id order by p.line) as step,
        string_agg(p.sound, ' ' order by p.place) as sound
      from pairs as p group by p.id, p.line
    ) as l
    group by l.id
  )
  select s.id, s.sound, m.marks from sounds as s join marks as m using (id);
end
$$;
revoke all on function private.sound_texts(bigint[], text[]) from public;
