-- The sound of texts of `plain_text` whose words are known, each by its id, line by line, and the numbers of their words and of the
-- pairs of words that follow each other. Each line begins and ends with a blank, so that whole words can be looked for in it. A line
-- that stood there before is empty, and so is one without words; a text without any is left out.
create or replace function private.sound_texts(ids bigint[], texts text[])
returns table (id bigint, sound text, marks integer[])
language sql stable strict
-- A thousand songs are sorted in memory, or it takes three times as long.
set work_mem = '64MB'
set search_path = ''
as $$
  with lines as materialized (
    select given.id, min(line.number) as line, line.text
    from unnest(ids, texts) as given (id, text), string_to_table(given.text, E'\n') with ordinality as line (text, number)
    where line.text <> ''
    group by given.id, line.text
  ),
  places as materialized (
    select l.id, l.line, word.place, word.written
    from lines as l, string_to_table(l.text, ' ') with ordinality as word (written, place)
    where word.written <> ''
  ),
  -- Looked up one by one: a plan that does not know yet how many words there are would compare each with all.
  words as materialized (
    select p.written, known.sound, known.key, known.bones
    from (select distinct p.written from places as p) as p
    cross join lateral (
      select w.sound, w.key, w.bones from private.search_words as w where w.written = p.written limit 1
    ) as known
  ),
  pairs as (
    select p.id, p.line, p.place, w.sound, w.key,
      private.pair_key(w.sound, w.key, w.bones, lead(w.sound) over reading, lead(w.key) over reading, lead(w.bones) over reading) as pair
    from places as p join words as w using (written)
    -- From line to line: people take two short ones for one.
    window reading as (partition by p.id order by p.line, p.place)
  ),
  marks as (
    select p.id, array_agg(hashtext(p.key)) || coalesce(array_agg(hashtext(p.pair)) filter (where p.pair is not null), '{}') as marks
    from pairs as p group by p.id
  ),
  sounds as (
    -- As many line ends before a line as lie between it and the one before that has words.
    select l.id, string_agg(repeat(E'\n', l.step::integer) || ' ' || l.sound || ' ', '' order by l.line) as sound
    from (
      select p.id, p.line, p.line - lag(p.line, 1, 1::bigint) over (partition by p.id order by p.line) as step,
        string_agg(p.sound, ' ' order by p.place) as sound
      from pairs as p group by p.id, p.line
    ) as l
    group by l.id
  )
  select s.id, s.sound, m.marks from sounds as s join marks as m using (id);
$$;
revoke all on function private.sound_texts(bigint[], text[]) from public;
