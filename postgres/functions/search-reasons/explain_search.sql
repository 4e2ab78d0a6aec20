-- Explains why a search finds these songs in this order, for maintainers: `select * from private.explain_search('tum
-- hi ho')`. Returns a row for each matching field of a song (functions/search-reasons/reasons_of_hits.sql) with its
-- matching words. `meaning` describes the strategy that found the song, `closeness` is from 0 to about 1.3. A song
-- without a reason to show has one row.
create or replace function private.explain_search(keyword text, most integer default 10)
returns table (
  place bigint, lyric_id bigint, title text, way text, meaning text,
  closeness real, field text, text text, words integer[],
  word_count integer)
language sql stable
set search_path = ''
as $$
  with asked as materialized (
    select private.read_keyword(keyword) as query
  ),
  hits as materialized (
    select h.*, h.ordinality as place
    from asked, private.search_songs(keyword, asked.query, most) with ordinality as h
  )
  select h.place, h.lyric_id, l.title, h.way, w.meaning, h.closeness, why.field, why.text, why.words, why.word_count
  from hits as h
  join public.lyrics as l on l.id = h.lyric_id
  left join private.search_ways as w on w.way = h.way
  left join (
    select r.*
    from asked, (select array_agg(h.lyric_id) as ids, array_agg(h.way) as ways from hits as h) as found,
      private.reasons_of_hits(found.ids, found.ways, keyword, asked.query) as r
  ) as why on why.lyric_id = h.lyric_id
  order by h.place, why.field;
$$;
revoke all on function private.explain_search(text, integer) from public;
