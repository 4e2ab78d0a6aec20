-- Songs about a subject, most viewed first: their English translation, or what the glossary says of one of their
-- words, has these words; and they have all the facets (functions/search-index/facets_of_songs.sql).
create or replace function private.songs_about(meaning tsquery, facets text[]) returns bigint[]
language sql stable strict
set search_path = ''
as $$
  select private.most_viewed_first(array(
    select found.id
    from (
      (select t.lyric_id as id from public.lyric_translations as t
       where to_tsvector('pg_catalog.simple'::regconfig, t.english) @@ meaning limit 2 * private.most_hits())
      union
      (select s.lyric_id from public.words as w join private.words_of_songs as s on s.word_id = w.id
       where to_tsvector('pg_catalog.simple'::regconfig, w.english) @@ meaning limit 2 * private.most_hits())
    ) as found
    join private.search_fields as f on f.lyric_id = found.id and f.facets @> songs_about.facets
    limit private.most_hits() + 1));
$$;
revoke all on function private.songs_about(tsquery, text[]) from public;
