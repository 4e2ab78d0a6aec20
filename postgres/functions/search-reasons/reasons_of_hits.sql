-- The reasons why songs were found: their fields that match the query, with the matching words. `ways` are the
-- strategies that found them.
--
-- Returns each field that matches most of what the song matches in total; if there is none, all fields that match
-- together. Of the lines, the one that matches most, preferably one that contains the whole query, with its
-- counterpart in the other script; the title only if no line matches. `text` is the field as shown; `words` are the
-- numbers of its matching words out of `word_count`: for first letters, the words that begin with them; for a query
-- of signs only, none.
create or replace function private.reasons_of_hits(ids bigint[], ways text[], query text, asked private.asked)
returns table (lyric_id bigint, field text, text text, words integer[], word_count integer)
language sql stable
set enable_seqscan = off
set enable_mergejoin = off
set search_path = ''
as $$
  with measures as (
    -- The share of a song's matching words that a single field needs to be returned alone.
    select 0.7 as enough
  ),
  answers as materialized (
    select a.* from private.answers_of_words(asked, exists (
      select from private.search_ways as w where w.nearly and w.way = any (ways))) as a
  ),
  decades as materialized (
    select g.facet, (asked).words[g.first] as sound from private.groups_asked(asked) as g
    where g.facet like 'decades:%'
  ),
  hits as materialized (
    select u.id, u.way, l.title, l.genre, g.year, g.decade, l.album_id, l.lyrics_english, l.lyrics_hindi, s.sound,
      strpos(s.sound, ' ' || (asked).sound || ' ') as has_query_at
    from unnest(ids, ways) as u (id, way)
    join public.lyrics as l on l.id = u.id
    join private.search_lines as s on s.lyric_id = u.id
    join private.song_groups as g on g.lyric_id = u.id
  ),
  -- The line that contains the query, otherwise the one with most of its words.
  best_lines as materialized (
    select h.id, 1 + regexp_count(left(h.sound, h.has_query_at), E'\n') as place
    from hits as h where h.has_query_at > 0
    union all
    (select distinct on (h.id) h.id, l.place::integer
     from (select array_agg(a.sound) as sounds from answers as a) as all_answers
     join hits as h on h.has_query_at = 0
     cross join lateral string_to_table(h.sound, E'\n') with ordinality as l (sound, place)
     cross join lateral (
       select count(distinct a.first) as count from private.numbered_words(l.sound) as w
       join answers as a using (sound)
     ) as answered
     where l.sound <> '' and (h.way = 'parted' or string_to_array(l.sound, ' ') && all_answers.sounds)
       and answered.count > 0
     order by h.id, answered.count desc, l.place)
  ),
  both_lines as materialized (
    select b.id, l.* from best_lines as b join hits as h using (id)
    cross join lateral private.line_in_both_scripts(h.lyrics_english, h.lyrics_hindi, h.sound, b.place) as l
  ),
  fields as materialized (
    select l.id, l.field, l.text, l.sound, false as is_beside from both_lines as l
    union all
    select l.id, l.other_field, l.other_text, l.other_sound, true from both_lines as l where l.other_text is not null
    union all
    select h.id, 'title', h.title, t.sound, false
    from hits as h join private.search_titles as t on t.lyric_id = h.id
    union all
    select n.lyric_id, n.field, n.text, n.sound, false
    from private.credits_by_sound(ids, (select array_agg(a.sound) from answers as a)) as n
    union all
    select h.id, g.field, g.text, g.sound, false
    from hits as h
    join private.search_ways as w on w.way = h.way
      and w.finder in ('groups', 'fields', 'word and name', 'line and fields', 'nearest')
    cross join lateral (values
      ('genre', h.genre, private.sound_letters(private.plain_text(h.genre))),
      -- A year answers its decade, too.
      ('year', h.year::text,
        coalesce((select d.sound from decades as d where d.facet = 'decades:' || h.decade limit 1), h.year::text))
    ) as g (field, text, sound)
    where g.text is not null
  ),
  answered as materialized (
    select f.id, f.field, f.text, f.is_beside, array_agg(distinct w.place) as words,
      array_agg(distinct w.answers) as places
    from fields as f
    cross join lateral (
      select place, answers
      from private.numbered_words(f.sound) as w
      join answers as a using (sound)
      cross join generate_series(w.first, w.last) as place
      cross join generate_series(a.first, a.last) as answers
    ) as w
    group by f.id, f.field, f.text, f.is_beside
  ),
  shares as (
    select a.*, cardinality(a.places) >= measures.enough * t.count as is_enough
    from measures, answered as a
    join (
      select a.id, count(distinct place) as count from answered as a, unnest(a.places) as place
      where not a.is_beside group by a.id
    ) as t using (id)
  ),
  songs as (
    select s.id, bool_or(s.is_enough) as is_enough, bool_or(s.is_enough and s.field like '% line') as line_is_enough,
      array_agg(distinct place) filter (where s.field not like '% line') as places_without_line
    from shares as s cross join unnest(s.places) as place where not s.is_beside group by s.id
  ),
  told as (
    select f.id, f.field, f.text, coalesce(a.words, '{}') as words,
      cardinality(string_to_array(btrim(f.sound), ' ')) as word_count
    from fields as f
    join hits as h using (id)
    join songs as s using (id)
    left join shares as a using (id, field)
    where h.way <> 'first letters' and case
      when f.field like '% line' then case when s.is_enough then s.line_is_enough
        else not coalesce((select b.places <@ s.places_without_line from answered as b
          where b.id = f.id and b.field like '% line' and not b.is_beside), false) end
      when s.is_enough then a.is_enough and not (f.field = 'title' and s.line_is_enough)
      else a.words is not null
    end
  )
  select t.id, t.field, t.text, t.words, t.word_count from told as t
  union all
  select h.id, i.field, i.text, array(select generate_series(1, length(letters))), length(i.initials)
  from hits as h
  join private.search_fields as f on f.lyric_id = h.id
  cross join private.first_letters_asked(query)
  cross join lateral (
    select *
    from (values
      ('title', h.title, f.title_initials),
      ('roman line', split_part(h.lyrics_english, E'\n', 1), f.line_initials),
      ('hindi line', split_part(h.lyrics_hindi, E'\n', 1), f.line_initials)) as of_field (field, text, initials)
    where starts_with(of_field.initials, letters) and of_field.text <> '' limit 1
  ) as i
  where h.way = 'first letters'
  union all
  select h.id, held.field,
    split_part(held.text, E'\n', 1 + regexp_count(left(held.text, strpos(held.text, query)), E'\n')), '{}', 0
  from hits as h
  cross join lateral (
    select * from (values ('title', h.title), ('roman line', h.lyrics_english),
      ('hindi line', h.lyrics_hindi)) as f (field, text)
    where strpos(f.text, query) > 0 limit 1
  ) as held
  where h.way = 'signs';
$$;
revoke all on function private.reasons_of_hits(bigint[], text[], text, private.asked) from public;
