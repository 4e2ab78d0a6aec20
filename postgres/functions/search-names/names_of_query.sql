-- Singers, lyricists, music directors and albums that a query finds by one of the strategies of `songs_of_query`;
-- `entries` is the name of their table. As typed, a name that contains the query literally always fits, unless only
-- `whole_words` are requested. For `fit` and `score` see `rank_names`.
create or replace function private.names_of_query(
  way private.search_ways, keyword text, asked private.asked, titles_condition text, whole_words boolean)
returns table (entries text, entry_id bigint, name_key text, fit real, score real)
language sql stable
set search_path = ''
as $$
  select h.entries, h.entry_id, h.name_key, 1::real, h.score
  from private.names_holding(private.name_key(private.searched_part(keyword))) as h
  where (way).way = 'as typed' and not whole_words
  union all
  select s.entries, s.entry_id, s.name_key, s.fit, s.score
  from private.names_sounding(way, keyword, asked, titles_condition, whole_words) as s;
$$;
revoke all on function private.names_of_query(private.search_ways, text, private.asked, text, boolean) from public;
