-- Suggestions of a search box during typing: songs, singers, lyricists, music directors and albums, with `place` 1
-- for the best. Titles and names match that begin with the typed text, then with its sound, then titles with such a
-- later word; a name that was typed completely comes first. Then by views, or by number of songs. Most places are
-- for songs and some for names, as long as there are enough of both. If no song, singer or album begins with the
-- text, a search follows; `way` is the strategy that found the song, because its title may not show why. `sounding`
-- are the numbers of the words of a title or name that match.
--
-- Checks only the most viewed songs and some that begin with the text, because it runs for every typed letter.
create or replace function private.suggest(typed text)
returns table (kind text, id bigint, way text, sounding integer[], place integer)
language plpgsql stable rows 8
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
declare
  -- Size of the list, and the share of each kind if there are enough of the other.
  most_suggested constant integer := 8;
  most_songs constant integer := 5;
  most_names constant integer := 3;
  -- Uses only this much of the text, because it runs for every letter.
  most_letters constant integer := 100;
  -- The kinds of matches, in order.
  name_typed_whole constant integer := 0;
  title_begins_with_words constant integer := 1;
  title_begins constant integer := 2;
  title_sounds_so constant integer := 3;
  name_begins constant integer := 4;
  later_word_begins constant integer := 5;
  -- Positions of names that only sound similar, after those that begin with the text; and of songs after all names.
  behind_names_that_begin constant integer := 100;
  behind_names constant integer := 10000;
  asked private.asked := private.read_keyword(left(typed, most_letters));
  begun text := asked.sound;
  kinds text[];
  ids bigint[];
  ways text[];
begin
  if begun = '' then
    return;
  end if;
  -- Three hundred titles, and names, that begin so, and the thousand most viewed songs, of whose titles a later word
  -- may: written as numbers, since a plan that does not know them gathers all that begin so.
  select array_agg(s.kind order by s.place), array_agg(s.id order by s.place) into kinds, ids
  from (
    select n.kind, n.id, n.place
    from (
      select f.kind, f.id, row_number() over best_first as place,
        row_number() over (partition by f.kind = 'song' order by f.fit, f.worth desc, f.kind, f.id) as number
      from (
        select 'song' as kind, t.lyric_id as id, l.views as worth,
          case when starts_with(t.sound || ' ', begun || ' ') then title_begins_with_words
            when starts_with(lower(l.title), lower(typed)) then title_begins
            when starts_with(t.letters, asked.letters) then title_sounds_so else later_word_begins end as fit
        from (
          select b.lyric_id, b.sound, b.letters from (
            select t.lyric_id, t.sound, t.letters from private.search_titles as t
            where t.letters >= asked.letters and t.letters < asked.letters || '~' limit 300
          ) as b
          union
          select v.lyric_id, v.sound, v.letters from (
            select t.lyric_id, t.sound, t.letters
            from (select l.id from public.lyrics as l order by l.views desc, l.id limit 1000) as l
            join private.search_titles as t on t.lyric_id = l.id
          ) as v
          where strpos(' ' || v.sound, ' ' || begun) > 0
        ) as t
        join public.lyrics as l on l.id = t.lyric_id
        union all
        select rtrim(n.entries, 's'), n.entry_id, s.songs,
          min(case when n.sound = begun then name_typed_whole else name_begins end)
        from (
          select n.entries, n.entry_id, n.sound from private.search_names as n
          where n.letters >= asked.letters and n.letters < asked.letters || '~' limit 300
        ) as n
        join private.song_counts as s on s.entries = n.entries and s.entry_id = n.entry_id
        group by n.entries, n.entry_id, s.songs
      ) as f
      window best_first as (order by f.fit, f.worth desc, f.kind, f.id)
    ) as n
    order by n.number > case n.kind when 'song' then most_songs else most_names end, n.place limit most_suggested
  ) as s;
  -- Songs with these words, the last one only begun, take the places that are left, first by titles, then by lines.
  if cardinality(kinds) < most_suggested is not false then
    select kinds || array_agg('song'::text), ids || array_agg(m.id order by m.place),
      array_fill(null::text, array[coalesce(cardinality(kinds), 0)]) || array_agg(m.way order by m.place)
    into kinds, ids, ways
    from (
      select b.id, min(b.way) as way, min(b.place) as place
      from (
        select r.*, row_number() over () as place
        from (
          select t.id, null as way from unnest(private.titles_begun(asked, most_suggested)) as t (id)
          union all
          select l.id, 'as typed' from unnest(private.lines_begun(asked, most_suggested)) as l (id)
        ) as r
        where not exists (select from unnest(kinds, ids) as k (kind, id) where k.kind = 'song' and k.id = r.id)
        limit most_suggested - coalesce(cardinality(kinds), 0)
      ) as b
      group by b.id
    ) as m;
  end if;
  if kinds && array['song', 'singer', 'album'] then
    return query
    select u.kind, u.id, u.way, private.words_begun(u.kind, u.id, asked.words), u.place::integer
    from unnest(kinds, ids, ways) with ordinality as u (kind, id, way, place);
    return;
  end if;
  return query
  with hits as materialized (
    select s.lyric_id, s.as_typed, s.way, s.ordinality as place
    from private.search_songs(typed, asked, most_songs) with ordinality as s
    where s.way not in ('nearest', 'without a word')
  ),
  names as (
    select u.kind, u.id, u.place from unnest(kinds, ids) with ordinality as u (kind, id, place)
    union all
    -- If a title, line or name matches the typed text, names that only resemble it are left out.
    select rtrim(n.entries, 's'), n.entry_id,
      behind_names_that_begin + row_number() over (order by n.score desc, n.name_key, n.entries, n.entry_id)
    from private.find_names_unordered(
      case when kinds is not null or (select bool_and(h.as_typed) from hits as h) then '{}'
        else array['mistyped', 'without'] end,
      typed, asked) as n
  ),
  best_names as (
    select n.kind, n.id, min(n.place) as place from names as n group by n.kind, n.id order by place limit most_names
  )
  select f.kind, f.id, f.way, private.words_begun(f.kind, f.id, asked.words),
    (row_number() over (order by f.place))::integer
  from (
    select n.kind, n.id, null as way, n.place from best_names as n
    union all
    select 'song', h.lyric_id, h.way, behind_names + h.place from hits as h
  ) as f;
end
$$;
revoke all on function private.suggest(text) from public;
